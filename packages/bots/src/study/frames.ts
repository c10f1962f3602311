// The sentences that reasons of every game stand in, by language. `{clause}` is what happens.

/** Frames by language; a game adds its sentences to them. */
export const frames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    'after.best': 'After the best move, {clause}.',
    'after.best.likely': 'After the best move, most likely {clause}.',
    'after.next': 'After the next best move, {clause}.',
    'after.next.likely': 'After the next best move, most likely {clause}.',
    'after.played': 'After your move, {clause}.',
    'after.played.likely': 'After your move, most likely {clause}.',
  },
  ru: {
    'after.best': 'После лучшего хода {clause}.',
    'after.best.likely': 'После лучшего хода, скорее всего, {clause}.',
    'after.next': 'После второго по силе хода {clause}.',
    'after.next.likely': 'После второго по силе хода, скорее всего, {clause}.',
    'after.played': 'После вашего хода {clause}.',
    'after.played.likely': 'После вашего хода, скорее всего, {clause}.',
  },
  uk: {
    'after.best': 'Після найкращого ходу {clause}.',
    'after.best.likely': 'Після найкращого ходу, найімовірніше, {clause}.',
    'after.next': 'Після другого за силою ходу {clause}.',
    'after.next.likely': 'Після другого за силою ходу, найімовірніше, {clause}.',
    'after.played': 'Після твого ходу {clause}.',
    'after.played.likely': 'Після твого ходу, найімовірніше, {clause}.',
  },
};
