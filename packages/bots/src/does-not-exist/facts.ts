import { NONE, type Seat } from '@rulewright/core';
import type { DoesNotExistEngine, DoesNotExistEvent } from '@rulewright/does-not-exist';
import { type Facts, type Happening, happeningBy } from '../study/facts.js';

/** Changes of souls that the text of an answer tells. */
const PAID: readonly string[] = ['buy-class', 'hijack', 'expel', 'return'];

type SoulsChanged = Extract<DoesNotExistEvent, { readonly type: 'souls-changed' }>;

function soulsFact({ seat, souls, cause }: Pick<SoulsChanged, 'seat' | 'souls' | 'cause'>): Happening | undefined {
  const n = souls.to - souls.from;
  if (n === 0 || PAID.includes(cause)) return undefined;
  return { fact: n > 0 ? 'souls-won' : 'souls-lost', seat, isLoss: n < 0, values: { n: Math.abs(n) } };
}

const lost = (fact: string, seat: Seat, values: Happening['values'] = {}): Happening => ({
  fact,
  seat,
  isLoss: true,
  values,
});

/** The facts of Does Not Exist that can be reasons: raves, souls, classes and mercenaries, and cards. */
export const facts = ({ content }: DoesNotExistEngine): Facts<DoesNotExistEngine> => ({
  isOver: (before, now) => before.turn.number !== now.turn.number,
  happening: happeningBy<DoesNotExistEngine>({
    'rave-closed': ({ winner, lineups }) =>
      winner === NONE ? lost('rave-failed', lineups[0]?.owner ?? NONE) : { fact: 'rave-won', seat: winner },
    'souls-changed': soulsFact,
    'class-lost': ({ seat, class: card }) => lost('class-lost', seat, { card }),
    'class-gained': ({ seat, class: card }) => ({ fact: 'class-won', seat, of: card, values: { card } }),
    'mercenary-left': ({ seat, mercenary }) => ({
      ...lost('mercenary-lost', seat, { card: mercenary }),
      of: mercenary,
    }),
    'mercenary-joined': ({ seat, mercenary }) => ({ fact: 'mercenary-won', seat, values: { card: mercenary } }),
    'player-zeroed': ({ seat }) => lost('zeroed', seat),
    'player-eliminated': ({ seat }) => lost('eliminated', seat),
    'turn-forfeited': ({ seat }) => lost('turn-lost', seat),
    'card-taken': ({ seat, from }) => lost('card-taken', from, { by: seat }),
    'invader-expelled': ({ seat, invader }) => lost('expelled', invader, { by: seat }),
    'escape-ended': ({ seat, monster, result }) =>
      result === 'failed' ? lost('not-escaped', seat, { card: monster }) : undefined,
  }),
  sheet: {
    souls: {
      of: (ask, seat) => ask.player(seat).souls,
      least: 0.6,
      ofOthers: true,
      instead: ['souls-won', 'souls-lost'],
      saidBy: PAID,
    },
    cards: {
      of: (ask, seat) => ask.player(seat).hand.count + ask.player(seat).inventory.length,
      // an answer that plays a card tells of one
      least: 1.6,
      isStock: true,
      instead: ['card-taken'],
    },
  },
  names: (id) =>
    [...content.classes, ...content.mercenaries, ...content.monsters, ...content.sounds].find((card) => card.id === id)
      ?.name,
});
