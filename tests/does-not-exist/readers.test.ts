import { deepEqual, equal } from 'node:assert/strict';
import { type DoesNotExistEvent, type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { atDepth, often } from '../support/depth.js';
import { rule, ruleInFull } from '../support/rule.js';
import { asked, beforeTurn, begin, give, guest, phase, rave, setClass, setWaiting, store, table } from './table.js';
import { inEveryStep, type Step } from './walks.js';

// Section 7 of the specification: who may read which field of an event.

const [A, B, C] = [0, 1, 2];
const VIEWERS = [A, B, C, 'spectator'] as const;
const readBy = (game: ReturnType<typeof table>, type: DoesNotExistEvent['type']) =>
  VIEWERS.map((viewer) => game.eventsFor(viewer).find((event) => event.type === type));

rule('DNE-TRN.3', 'which cards somebody drafts is told to nobody else', () => {
  const game = table().edit(beforeTurn).play({ type: 'pass', seat: C });
  const open = { type: 'cards-drawn', rule: 'DNE-TRN.3', seat: A, count: 2 };
  const cards = game.state.players[A]?.hand.map((card) => engine.content.sounds[card]?.id);
  expect(readBy(game, 'cards-drawn')).toEqual([{ ...open, cards }, open, open, open]);
});

rule('DNE-ZER.5', 'which cards a returning player draws is told to nobody else, which class to all', () => {
  const game = table()
    .edit((state) => {
      beforeTurn(state);
      setWaiting(state, A, 2);
    })
    .play({ type: 'pass', seat: C }, { type: 'return', seat: A });
  const [own, ...others] = readBy(game, 'cards-drawn');
  expect(own).toMatchObject({ seat: A, count: 5, cards: expect.any(Array) });
  expect(others).toEqual(
    [B, C, 'spectator'].map(() => ({ type: 'cards-drawn', rule: 'DNE-ZER.5', seat: A, count: 5 })),
  );
  expect(new Set(readBy(game, 'class-gained').map((event) => JSON.stringify(event))).size).toBe(1);
});

/** A trade in which seat 0 gives a card to seat 1 and asks for another. */
const trading = (given: string, wanted: string) =>
  table()
    .edit((state) => {
      begin(state);
      give(state, A, 'vinyl-am');
      store(state, A, 'demo-rouge');
      give(state, B, 'vinyl-igor');
      store(state, B, 'demo-smith');
    })
    .play(
      { type: 'trade-open', seat: A, target: B },
      { type: 'give', seat: A, card: given },
      { type: 'ask', seat: A, card: wanted },
    );

rule.each(
  ['DNE-TRD.3', 'DNE-TRD.5'],
  'hand cards that change hands are told to the two traders, inventory cards to all',
  [
    { given: 'vinyl-am', wanted: 'hand', got: 'vinyl-igor', secrets: ['give', 'got'] },
    { given: 'vinyl-am', wanted: 'demo-smith', got: 'demo-smith', secrets: ['give'] },
    { given: 'vinyl-am', wanted: 'none', got: 'none', secrets: ['give'] },
    { given: 'demo-rouge', wanted: 'hand', got: 'vinyl-igor', secrets: ['got'] },
    { given: 'demo-rouge', wanted: 'demo-smith', got: 'demo-smith', secrets: [] },
    { given: 'none', wanted: 'hand', got: 'vinyl-igor', secrets: ['got'] },
    { given: 'none', wanted: 'demo-smith', got: 'demo-smith', secrets: [] },
  ],
  ({ given, wanted, got, secrets }) => {
    const game = trading(given, wanted);
    const readable = (event: object) =>
      Object.fromEntries(Object.entries(event).filter(([field]) => !secrets.some((secret) => secret === field)));
    const proposed = { type: 'trade-proposed', rule: 'DNE-TRD.2', seat: A, target: B, give: given, ask: wanted };
    expect(readBy(game, 'trade-proposed')).toEqual([proposed, proposed, readable(proposed), readable(proposed)]);
    game.play({ type: 'accept', seat: B, card: wanted === 'hand' ? got : 'none' });
    const made = { type: 'trade-made', rule: 'DNE-TRD.4', seat: A, target: B, give: given, got };
    expect(readBy(game, 'trade-made')).toEqual([made, made, readable(made), readable(made)]);
  },
);

rule(['DNE-BTY.11', 'DNE-CLS.29'], 'what a shield brings is told to its Netrunner alone, what it costs to all', () => {
  const game = table()
    .edit((state) => {
      begin(state);
      rave(state, 20, ['demo-jing']);
      guest(state, 'oxymoron');
      setClass(state, A, 'netrunner');
      give(state, A, 'vinyl-am', 'demo-rouge', 'demo-smith');
      phase(state, 'bounty', { kind: 'shield', seat: A }, { kind: 'souls' });
    })
    .play({ type: 'shield', seat: A });
  const open = { type: 'cards-drawn', rule: 'DNE-CLS.29', seat: A, count: 4 };
  const [own, ...others] = readBy(game, 'cards-drawn');
  expect([own, ...others]).toEqual([{ ...open, cards: expect.any(Array) }, open, open, open]);
  const gone = {
    type: 'cards-discarded',
    rule: 'DNE-CLS.29',
    seat: A,
    cards: ['vinyl-am', 'demo-rouge', 'demo-smith'],
    from: 'held',
  };
  expect(readBy(game, 'cards-discarded')).toEqual([gone, gone, gone, gone]);
  expect(asked(game)).not.toBe('shield 0');
});

rule(['DNE-MRC.4', 'DNE-MRC.8'], 'nobody is told which cards lie under a mercenary', () => {
  let joined = 0;
  inEveryStep(({ events }) => {
    for (const event of events) {
      if (event.type === 'mercenary-joined') {
        deepEqual(Object.keys(event), ['type', 'rule', 'seat', 'mercenary', 'cards']);
        equal(typeof event.cards, 'number');
        joined++;
      }
      if (event.type === 'mercenary-fed') deepEqual(Object.keys(event), ['type', 'rule', 'seat', 'mercenary']);
    }
  });
  expect(joined).toBeGreaterThanOrEqual(often(50));
});

/** The fields of an event that only some seats may read, and who they are. */
function secretFields(event: DoesNotExistEvent): Readonly<Record<string, readonly number[]>> {
  switch (event.type) {
    case 'cards-drawn':
      return { cards: [event.seat] };
    case 'card-taken':
      return { card: [event.seat, event.from] };
    case 'card-given':
      return { card: [event.seat, event.to] };
    case 'trade-proposed':
      return { give: [event.seat, event.target] };
    case 'trade-made':
      return { give: [event.seat, event.target], got: [event.seat, event.target] };
    default:
      return {};
  }
}

rule(
  ['DNE-TRD.5', 'DNE-FAI.14', 'DNE-FAI.25'],
  'all other events are told to everybody in full, in whole games',
  () => {
    const hidden = new Set<string>();
    inEveryStep(({ before, events, seenBy }) => {
      for (const viewer of [...before.players.keys(), 'spectator'] as const) {
        const read = seenBy(viewer);
        equal(read.length, events.length);
        for (const [place, event] of events.entries()) {
          const secrets = secretFields(event);
          for (const [field, value] of Object.entries(event)) {
            const seen = (read[place] as Readonly<Record<string, unknown>>)[field];
            const readers = secrets[field];
            if (readers === undefined || readers.includes(Number(viewer))) deepEqual(seen, value);
            else if (seen === undefined) hidden.add(`${event.type} ${field}`);
          }
        }
      }
    });
    expect([...hidden].sort()).toEqual([
      ...atDepth({ day: [], full: ['card-given card'] }),
      'card-taken card',
      'cards-drawn cards',
      'trade-made give',
      'trade-made got',
      'trade-proposed give',
    ]);
  },
);

/** The sound cards whose faces somebody sees. */
function facesSeen(state: DoesNotExistState, viewer: number | 'spectator'): ReadonlySet<string> {
  const { discard, reward, lineups, players } = engine.view(state, viewer).position;
  const cards = [
    discard,
    reward,
    ...lineups.map((line) => line.cards),
    ...players.flatMap((p) => [p.hand, p.inventory]),
  ];
  return new Set(cards.flat().flatMap((card) => engine.content.sounds[card]?.id ?? []));
}
const NAMING: readonly string[] = ['card', 'cards', 'give', 'got', 'ask'];
const names = (event: object): string[] =>
  Object.entries(event).flatMap(([field, value]) => (NAMING.includes(field) && typeof value !== 'number' ? value : []));
const NO_CARDS = ['none', 'hand'];

/** Within one action, cards may pass through the open and be shuffled again, or be shared out. */
const PASSING: readonly string[] = ['deck-reshuffled', 'reward-opened'];
const isQuiet = ({ events }: Step) => events.every(({ type }) => !PASSING.includes(type));

rule(['DNE-TRD.5', 'DNE-MRC.4'], 'no event names a card that its reader does not see, in whole games', () => {
  let [read, turn] = [0, 0];
  inEveryStep((step) => {
    const viewers = [...step.before.players.keys(), 'spectator'] as const;
    const viewer = viewers[turn++ % viewers.length] ?? 'spectator';
    const named = step
      .seenBy(viewer)
      .flatMap(names)
      .filter((name) => !NO_CARDS.includes(name));
    if (named.length === 0 || !isQuiet(step)) return;
    const after = facesSeen(step.after, viewer);
    const unseen = named.filter((name) => !after.has(name));
    if (unseen.length > 0)
      deepEqual([...facesSeen(step.before, viewer)].filter((name) => unseen.includes(name)).sort(), unseen.sort());
    read += named.length;
  });
  expect(read).toBeGreaterThanOrEqual(often(1000));
});

ruleInFull(
  ['DNE-RAV.4', 'DNE-GNL.14'],
  'who is asked after a hold depends on what everybody sees, in whole games',
  () => {
    let passed = 0;
    inEveryStep(({ before, action, after }) => {
      if (action.type !== 'hold' || after.phase !== 'rave' || passed > 400) return;
      const world = engine.determinize(engine.view(before, action.seat), passed);
      deepEqual(engine.apply(world, action).agenda, after.agenda);
      passed++;
    });
    expect(passed).toBe(401);
  },
);
