import { deepEqual, equal, ok } from 'node:assert/strict';
import { cardsOfDeck } from '@rulewright/core/author';
import { type DoesNotExistEvent, type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { atDepth, often } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { NONE } from './table.js';
import { always, inEveryState, inEveryStep } from './walks.js';

// Section 8 of the specification over random games under many options: what holds in every state (invariants 1 to 10).

const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);
const sorted = (lists: readonly (readonly number[])[]): number[] => lists.flat().sort((a, b) => a - b);
const SOUNDS = upTo(150);
const FIGURES = upTo(94);
const isMonster = (figure: number) => figure < 46;

rule('DNE-DCK.3', 'keeps each of the 150 sound cards in one place (invariant 1)', () => {
  inEveryState(({ deck, discard, reward, lineups, players, phase }) => {
    const laid = lineups.map(({ cards }) => cards);
    const held = players.flatMap(({ hand, inventory, hidden }) => [hand, inventory, ...hidden]);
    deepEqual(sorted([cardsOfDeck(deck), discard, reward, ...laid, ...held]), SOUNDS);
    if (phase !== 'bounty') deepEqual(reward, []);
  });
});

rule('DNE-DCK.2', 'keeps every monster, class and mercenary in one place (invariant 2)', () => {
  let serving = 0;
  inEveryState((state) => {
    const { players, monster } = state;
    deepEqual(
      sorted([cardsOfDeck(state.classDeck), state.classDiscard, ...players.map((player) => player.class)]),
      upTo(9),
    );
    const serve = players.flatMap(({ mercenaries }) => mercenaries);
    const away = [state.monsterSupply, cardsOfDeck(state.monsterDeck), state.monsterDiscard, monster];
    deepEqual(sorted([...away, cardsOfDeck(state.mercenaryDeck), state.mercenaryDiscard, serve]), FIGURES);
    equal(away.flat().every(isMonster), true);
    equal([...cardsOfDeck(state.mercenaryDeck), ...state.mercenaryDiscard].some(isMonster), false);
    ok(monster.length <= 1 && serve.filter(isMonster).length <= 1);
    serving += serve.filter(isMonster).length;
  });
  expect(serving).toBeGreaterThan(0);
});

type SoulEvent = Extract<DoesNotExistEvent, { type: 'souls-changed' }>;
/** By cause: the actions it can come from, where it comes from no bounty; and whether it brings souls. */
const COSTS: Readonly<Record<string, readonly string[]>> = {
  'buy-class': ['buy-class'],
  hijack: ['hijack'],
  expel: ['expel'],
  return: ['return'],
};
const BRINGS: readonly string[] = ['rave', 'class', 'monster'];

rule(
  ['DNE-GNL.5', 'DNE-END.1', 'DNE-R34', 'DNE-R35'],
  'changes souls by bounties, prices, failures and eliminations only (invariant 3)',
  () => {
    const causes = new Set<string>();
    inEveryStep(({ before, action, after, events }) => {
      const souls = before.players.map((player) => player.souls);
      const changes = events.filter((event): event is SoulEvent => event.type === 'souls-changed');
      for (const {
        seat,
        souls: { from, to: now },
        cause,
      } of changes) {
        equal(souls[seat], from);
        souls[seat] = now;
        const change = now - from;
        ok(change !== 0 && now >= 0);
        if (change > 0) ok(BRINGS.includes(cause));
        const actions = COSTS[cause];
        if (actions !== undefined) ok(actions.includes(action.type));
        if (cause === 'elimination') equal(now, 0);
        causes.add(cause);
      }
      deepEqual(
        after.players.map((player) => player.souls),
        souls,
      );
    });
    const all = ['rave', 'rivalry', 'class', 'monster', 'buy-class', 'hijack', 'expel', 'return'];
    expect([...causes]).toEqual(expect.arrayContaining(atDepth({ day: ['rave', 'rivalry'], full: all })));
  },
);

rule(['DNE-GNL.5', 'DNE-FIN.8', 'DNE-END.1'], 'leaves nobody at the goal while the game goes on (invariant 4)', () => {
  inEveryState(({ players, agenda, options }) => {
    const most = Math.max(...players.map(({ souls }) => souls));
    ok(Math.min(...players.map(({ souls }) => souls)) >= 0);
    if (agenda.length > 0) ok(most < options.winSouls);
  });
});

const SETTLED: readonly string[] = ['prepare', 'rave', 'summary', 'turn-start'];
const limitOf = (cards: readonly number[]): number =>
  cards.some((card) => engine.content.classes[card]?.abilities.handLimit) ? 6 : 5;

rule(
  ['DNE-GNL.7', 'DNE-GNL.8', 'DNE-GNL.9', 'DNE-GNL.15', 'DNE-CLS.23', 'DNE-SPC.8', 'DNE-MRC.3'],
  'keeps hands and stores within their limits whenever somebody decides freely (invariant 5)',
  () => {
    let six = 0;
    inEveryState(({ players, agenda, turn }) => {
      if (!SETTLED.includes(agenda.at(-1)?.kind ?? '')) return;
      for (const [seat, player] of players.entries()) {
        ok(player.inventory.length <= 5 && player.mercenaries.length <= 3 && player.class.length <= 1);
        if (!(turn.unlimited && seat === turn.host)) ok(player.hand.length <= limitOf(player.class));
        if (player.hand.length === 6) six++;
      }
    });
    expect(six).toBeGreaterThan(0);
  },
);

rule(
  ['DNE-ZER.1', 'DNE-ZER.3', 'DNE-ZER.6', 'DNE-GNL.2'],
  'lets a waiting player keep souls and a monster, an eliminated one nothing (invariant 6)',
  () => {
    let waiting = 0;
    inEveryState(({ players, out }) => {
      for (const [seat, { status, souls, hand, inventory, class: cards, mercenaries, hidden }] of players.entries()) {
        equal(out.includes(seat), status === 'eliminated');
        equal(hidden.length, mercenaries.length);
        if (status === 'active') continue;
        deepEqual([hand, inventory, cards], [[], [], []]);
        if (status === 'eliminated') deepEqual([souls, mercenaries], [0, []]);
        else ok(souls >= 1 && mercenaries.every(isMonster));
        if (status === 'waiting') waiting++;
      }
    });
    expect(waiting).toBeGreaterThanOrEqual(atDepth({ day: 0, full: 1 }));
  },
);

const AFTER_ROLL: readonly string[] = ['rave', 'bounty', 'summary'];

rule(
  ['DNE-TRN.5', 'DNE-MON.1', 'DNE-MON.2', 'DNE-SPC.13'],
  'expects 1 to 20 from the roll on, and lets no monster come above it (invariant 7)',
  () => {
    let came = 0;
    inEveryStep(({ before, after, events }) => {
      const { turn, phase, monster } = after;
      if (AFTER_ROLL.includes(phase)) ok(turn.expectation >= 1 && turn.expectation <= 20);
      if (before.turn.number === turn.number && before.turn.expectation > 0)
        equal(turn.expectation, before.turn.expectation);
      if (monster.length === 1) equal(turn.invited, true);
      for (const event of events) {
        if (event.type !== 'monster-came') continue;
        if (before.options.monsterLevel === 'gate') ok(event.level <= before.turn.expectation);
        came++;
      }
      for (const event of events) if (event.type === 'monster-stayed-away') ok(event.level > before.turn.expectation);
    });
    expect(came).toBeGreaterThanOrEqual(often(200));
  },
);

/** Who plays a part in the rave. */
const partsOf = ({ turn, rave, lineups }: DoesNotExistState): number[] => [
  turn.host,
  ...lineups.slice(1).map(({ owner }) => owner),
  ...rave.expelled,
  ...(rave.saviour === NONE ? [] : [rave.saviour]),
];

rule(
  ['DNE-RIV.1', 'DNE-RIV.2', 'DNE-FRD.6', 'DNE-CLS.20'],
  'gives everybody at most one part in a rave, and every rival cards (invariant 8)',
  () => {
    inEveryState((state) => {
      if (state.phase !== 'rave' && state.phase !== 'bounty') return;
      const parts = partsOf(state);
      equal(new Set(parts).size, parts.length);
      equal(state.lineups[0]?.owner, state.turn.host);
      for (const { cards } of state.lineups.slice(1)) ok(cards.length >= 1);
    });
  },
);

rule(
  ['DNE-RIV.4', 'DNE-FIN.3', 'DNE-FIN.5', 'DNE-CLS.24', 'DNE-R38', 'DNE-R68'],
  'lets cards of others into a line-up only by help, signal or a final rave (invariant 9)',
  () => {
    const seen = { thrown: 0, signalled: 0, helped: 0 };
    inEveryState(({ lineups, turn, rave, phase }) => {
      if (phase !== 'rave') return;
      for (const { owner, by, via } of lineups)
        for (const [place, adder] of by.entries()) {
          if (adder === owner) continue;
          const isHelp = owner === turn.host && adder === rave.saviour;
          const isSignal = via[place] === 'deck';
          ok(isHelp || isSignal || rave.final);
          if (isHelp) seen.helped++;
          else if (isSignal) seen.signalled++;
          else seen.thrown++;
        }
    });
    const counts = Object.values(seen);
    expect(atDepth({ day: Math.max(...counts), full: Math.min(...counts) })).toBeGreaterThan(0);
  },
);

rule(
  ['DNE-SUM.2', 'DNE-GTL.5', 'DNE-TRN.8'],
  'leaves no card on the table outside rave, bounty and gentle round (invariant 10)',
  () => {
    inEveryState(({ phase, lineups, agenda }) => {
      const isCleared = phase === 'summary' && agenda.at(-1)?.kind === 'summary';
      if (phase === 'start' || phase === 'preparation' || isCleared) deepEqual(lineups, []);
    });
    always(({ end }) => {
      if (end.lineups.length > 0) equal(end.phase === 'bounty', true);
    });
  },
);
