import { type EuphoriaEvent, engine } from '@rulewright/euphoria';
import {
  activate,
  available,
  hand,
  market,
  setAllegiance,
  setGoods,
  setPlayer,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { createText } from '@rulewright/euphoria/text';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { extraOf, full, rolled, TILES, visit } from './askers.js';
import { pay, payWith } from './plays.js';
import { type EuScenario, type EuState, place, position } from './positions.js';

// Events and questions cite the rule that makes them happen.

const told = (game: EuScenario, type: EuphoriaEvent['type']) =>
  game.events.flatMap((event) => (event.type === type && 'rule' in event ? [event.rule] : []));

rule(['EUP-COM.6', 'EUP-COM.3'], 'the commodity of tier 1 is told by itself', () => {
  const game = position((state) => {
    activate(state, 0, 'flartner-the-luddite');
    setAllegiance(state, 'wastelander', 2);
    available(state, 0, 1, 2);
  }).play(place(0, 1, 'farm'));
  expect(game.events.filter(({ type }) => type === 'goods-gained')).toEqual([
    { type: 'goods-gained', rule: 'EUP-COM.3', seat: 0, good: 'food', count: 1, owned: { from: 0, to: 1 } },
    { type: 'goods-gained', rule: 'EUP-COM.6', seat: 0, good: 'food', count: 1, owned: { from: 1, to: 2 } },
  ]);
});

const loft = (recipe: (state: EuState) => void = () => {}) =>
  position((state) => {
    activate(state, 0, 'amanda-the-broker');
    setAllegiance(state, 'icarite', 5);
    setPlayer(state, 0, { morale: 4 });
    setGoods(state, 0, { gold: 3 });
    stack(state, 'artifactDeck', ['bat', 'box']);
    recipe(state);
  });

rule('EUP-ICA.3', 'tier 2 of the Icarites is named by its draw, and foretold', () => {
  const game = loft();
  expect(engine.ask(game.state).benefit(0, 'nimbus-loft', 1)).toMatchObject({ draw: 1, star: ['territory'] });
  expect(told(game.play(place(0, 1, 'nimbus-loft')), 'artifacts-drawn')).toEqual(['EUP-ICA.3']);
});

rule(['EUP-ALL.7', 'EUP-DIL.4'], 'a recruit that becomes active after tier 4 gets its star by its own rule', () => {
  const game = position((state) => {
    setAllegiance(state, 'subterran', 11);
    stack(state, 'recruitDeck', [KEPT, 'amanda-the-broker']);
    hand(state, 0, 'bat', 'bat');
    setPlayer(state, 0, { morale: 2 });
  }).play(
    { type: 'resolve-dilemma', seat: 0, side: 'fight', artifacts: ['bat', 'bat'] },
    { type: 'keep-recruit', seat: 0, recruit: KEPT },
  );
  expect(told(game, 'star-placed')).toEqual(['EUP-ALL.7']);
});
const KEPT = engine.content.recruits.find(({ faction }) => faction === 1)?.id ?? '';

rule('EUP-PEN.7', 'under the Academy no recruit counts as usable', () => {
  const academy = (...stars: number[]) =>
    engine.ask(
      position((state) => {
        activate(state, 0, 'lee-the-gossip');
        market(state, 'wastelander-b', 'academy-of-mandatory-equality', ...stars);
      }).state,
    );
  expect(academy().recruits(0)).toEqual([{ id: 'lee-the-gossip', isUsable: false }]);
  expect(academy(0).recruits(0)).toEqual([{ id: 'lee-the-gossip', isUsable: true }]);
});

const pair = (options = {}, recipe: (state: EuState) => void = () => {}) =>
  position((state) => {
    available(state, 0, 1, 1);
    recipe(state);
  }, options).play(place(0, 1, 'farm'));

rule(['EUP-TRN.4', 'EUP-PEN.5', 'EUP-VAR.2'], 'doubles promises no worker that may not be placed', () => {
  const doubles = (game: EuScenario) => engine.ask(game.state).doubles();
  expect(doubles(pair())).toEqual({ value: 1, left: 1 });
  const fountain = pair({ tradeProposalsPerTurn: 2 }, (state) => {
    market(state, 'euphorian-a', 'fountain-of-wishful-thinking');
    for (const seat of [0, 1]) setGoods(state, seat, { gold: 1 });
  });
  expect([engine.decision(fountain.state)?.kind, doubles(fountain)]).toEqual(['turn-continue', null]);
  const poor = pair({ doublesCostMorale: true, tradeProposalsPerTurn: 2 }, (state) => {
    for (const seat of [0, 1]) setGoods(state, seat, { gold: 1 });
  });
  expect([engine.decision(poor.state)?.kind, doubles(poor)]).toEqual(['turn-continue', null]);
  const able = pair({ doublesCostMorale: true }, (state) => {
    available(state, 0, 1, 1, 1, 1);
    setPlayer(state, 0, { morale: 3 });
  });
  expect(doubles(able)).toEqual({ value: 1, left: 2 });
});

rule(['EUP-VAR.2', 'EUP-RET.2', 'EUP-PEN.8'], 'what costs morale says so', () => {
  const text = createText(engine, { seats: (seat) => `P${seat + 1}` });
  const further = pair({ doublesCostMorale: true }, (state) => {
    setPlayer(state, 0, { morale: 3 });
    setGoods(state, 0, { gold: 1 });
  });
  const placed = text.action(further.view(0), place(0, 1, 'generator'));
  expect([placed.cost, placed.text.includes('(1 morale)')]).toEqual(['1 morale', true]);
  const home = (recipe: (state: EuState) => void) =>
    position((state) => {
      available(state, 0, 2);
      stand(state, 0, 'farm', 1);
      setPlayer(state, 0, { morale: 3 });
      recipe(state);
    });
  const cafeteria = home((state) => market(state, 'euphorian-a', 'cafeteria-of-nameless-meat'));
  const usual = home(() => {});
  expect([usual, cafeteria].map(({ state }) => engine.ask(state).freeRetrieval(0))).toEqual([1, 2]);
  const free = { type: 'retrieve', seat: 0, workers: [2], price: 'free' } as const;
  const texts = [usual, cafeteria].map((game) => text.action(game.view(0), free));
  expect(texts.map(({ cost }) => cost)).toEqual(['morale −1', 'morale −2']);
});

rule('EUP-PLC.4', 'the details of a price that cannot be paid are said in words', () => {
  const text = createText(engine);
  const refusal = (space: string) => {
    const why = position((state) => setGoods(state, 0, { energy: 2 })).refusal(place(0, 1, space));
    return why === undefined ? '' : text.refusal(why);
  };
  expect(refusal('tank-energy')).toBe('You cannot pay the price. (it costs 3 energy and you have 2 energy)');
  expect(refusal('ark')).toBe('You cannot pay the price. (it costs 3 artifacts or 2 equal artifacts)');
  const courthouse = position((state) => {
    setPlayer(state, 0, { morale: 4 });
    hand(state, 0, 'bat', 'bat', 'box');
    market(state, 'subterran-a', 'courthouse-of-hasty-judgment');
  });
  expect(engine.ask(courthouse.state).price(0, 'ark')).toHaveLength(1);
});

/** The rules by which a question is asked, skipped or answered by itself in these games. */
const asking = (kind: string, { state, events }: EuScenario): string[] => {
  const asked = engine.decision(state);
  const past = events.flatMap((event) =>
    (event.type === 'choice-forced' || event.type === 'choice-skipped') && event.choice === kind ? [event.rule] : [],
  );
  return [...past, ...(asked?.kind === kind ? [asked.rule] : [])];
};

rule.each(
  ['EUP-ICA.1', 'EUP-ICA.4', 'EUP-MKT.2', 'EUP-MKT.3', 'EUP-MKT.4', 'EUP-RCT.107', 'EUP-RCT.146'],
  'the question for the star of a visit cites the rule of its place, and the extra star that of its recruit',
  [
    { at: 'Nimbus Loft', game: () => visit('nimbus-loft').play(GOLD), rules: ['EUP-ICA.1'] },
    { at: 'full Icarus', game: () => visit('nimbus-loft', full('icarite')).play(GOLD), rules: ['EUP-ICA.4'] },
    { at: 'a built market', game: () => visit('subterran-a-visit'), rules: ['EUP-MKT.2'] },
    { at: 'a full territory', game: () => visit('subterran-a-visit', full('subterran')), rules: ['EUP-MKT.3'] },
    { at: 'a market with tiles', game: () => visit('subterran-a-visit', SPA, ON_TILE), rules: ['EUP-MKT.4'] },
    {
      at: 'Jacko',
      game: () => extraOf('jacko-the-archivist', payWith('bat'), payWith('bat')),
      rules: ['EUP-RCT.107'],
    },
    { at: 'Nakagawa', game: () => extraOf('dr-nakagawa-the-tribute'), rules: ['EUP-RCT.146'] },
  ],
  ({ game, rules }) => {
    expect(asking('place-star', game())).toEqual(rules);
  },
);
const GOLD = pay('gold', 'gold', 'gold');
const ON_TILE = { builtMarketStarOnTile: true };
const SPA = (state: EuState) => market(state, 'subterran-b', 'spa-of-fleeting-pleasure');

rule.each(
  ['EUP-PEN.13', 'EUP-PEN.14', 'EUP-PEN.15', 'EUP-PEN.16', 'EUP-PEN.17', 'EUP-PEN.18', 'EUP-KNO.7'],
  'a penalty on a face cites its tile',
  TILES.map((tile, i) => ({ tile, face: i + 1, rules: [`EUP-PEN.${i + 13}`] })),
  ({ tile, face, rules }) => {
    expect(asking('roll-pay-penalty', rolled(tile, face))).toEqual(rules);
  },
);
