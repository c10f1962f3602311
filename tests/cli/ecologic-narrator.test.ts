import { type EcoLogicContent, type EcoLogicState, engine } from '@rulewright/ecologic';
import { describe, expect, test } from 'vitest';
import type { Line } from '../../packages/cli/src/game.js';
import { drawField } from '../../packages/cli/src/narrators/ecologic/board.js';
import { effectText, eventText, specialText } from '../../packages/cli/src/narrators/ecologic/effects.js';
import { follow, sceneOf } from '../../packages/cli/src/narrators/ecologic/scene.js';
import { ecologicNarrator } from '../../packages/cli/src/narrators/ecologic.js';
import { transcript } from '../../packages/cli/src/transcript.js';
import { goldenNames } from '../golden/golden.js';
import { console, linesOf } from './console.js';
import { type Step, stepsOf } from './recorded.js';

const narrator = ecologicNarrator(engine);
type Effect = EcoLogicContent['events'][number]['effects'][number];

const effects: { readonly [Op in Effect['op']]: readonly (readonly [Extract<Effect, { op: Op }>, string])[] } = {
  eco: [[{ op: 'eco', n: -2 }, 'ecological effect -2']],
  ecoPerLevel: [[{ op: 'ecoPerLevel', branch: 'oil', n: -1 }, 'ecological effect -1 for every oil piece on the field']],
  ecoPerInitiative: [[{ op: 'ecoPerInitiative', n: 2 }, 'ecological effect +2 for every initiative on the field']],
  money: [[{ op: 'money', n: 3 }, 'income +3']],
  moneyPerObject: [
    [{ op: 'moneyPerObject', branch: 'mineral', minLevel: 1, n: 2 }, 'income +2 for every mineral object'],
    [{ op: 'moneyPerObject', branch: 'any', minLevel: 2, n: -1 }, 'income -1 for every object of level 2 or more'],
  ],
  incomeFactor: [[{ op: 'incomeFactor', num: 1, den: 2 }, 'objects earn only 1/2, rounded down']],
  upkeepZero: [[{ op: 'upkeepZero' }, 'initiatives cost no upkeep']],
  loseInitiative: [[{ op: 'loseInitiative' }, 'an initiative on the field is lost at once']],
  loseTopPiece: [
    [{ op: 'loseTopPiece', from: 'highest' }, 'a piece of an object of the highest level is lost at once'],
  ],
  drawInitiative: [[{ op: 'drawInitiative' }, 'the top initiative comes into the hand, free']],
  veto: [[{ op: 'veto', uses: 2 }, 'a veto on 2 auctions of other players']],
  skipSeries: [[{ op: 'skipSeries', series: 'plants' }, 'no auctions for plants']],
  nominalDelta: [
    [{ op: 'nominalDelta', series: 'plants', n: -3, min: 1 }, 'the auctions for plants open -3, at 1 at least'],
  ],
  finalReport: [[{ op: 'finalReport' }, 'this round is the last']],
};

describe('Every effect of an event card has words', () => {
  const rows: readonly (readonly [Effect, string])[] = Object.values(effects).flat();
  test.each(rows)('%j', (effect, words) => {
    expect(effectText(effect)).toBe(words);
  });

  test('and a card with several of them names whom they concern', () => {
    const card = { id: 'X', name: 'X', level: 1, scope: 'drawer' as const };
    const two: Effect[] = [{ op: 'eco', n: 1 }, { op: 'upkeepZero' }];
    expect(eventText({ ...card, effects: two }, 2)).toBe('for P2: ecological effect +1; initiatives cost no upkeep');
    expect(eventText({ ...card, effects: [] }, 2)).toBe('nothing happens');
  });

  test('and so have the specials', () => {
    expect(engine.content.specials.map((special) => specialText(special.effects))).toEqual([
      '2 coins before the auctions',
      'ecological effect +2',
      'ecological effect +1 for every initiative on the field, 3 at most',
    ]);
  });
});

describe('The field', () => {
  const small = () => {
    const field = {
      kind: 'custom' as const,
      coords: [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
        { q: -1, r: 1 },
        { q: 0, r: 1 },
      ],
    };
    const box = engine.content.tiles.slice(0, 19).map(({ id }) => id);
    const tiles = ['H01', 'H13', 'H17', 'H10'];
    const order = [...tiles, ...box.filter((tile) => !tiles.includes(tile))];
    return sceneOf(engine.content, engine.init('field', { field }, [0, order]));
  };

  test('is drawn in rows, each shifted by half a hex', () => {
    expect(drawField(small()).map(({ text }) => text)).toEqual([
      '       H01 o4    H13 om4',
      '       .         .',
      '  H17 *     H10 m2',
      '  .         .',
    ]);
  });

  test('shows pieces with their owner, initiatives and specials', () => {
    const scene = small();
    for (const level of [1, 2]) follow(scene, { type: 'piece-placed', seat: 1, branch: 'oil', hex: 0, level });
    follow(scene, { type: 'initiative-placed', seat: 1, initiative: 'I01', hex: 0 });
    follow(scene, { type: 'piece-placed', seat: 0, branch: 'mineral', hex: 3, level: 1 });
    follow(scene, { type: 'auction-won', seat: 0, item: 'reserve', amount: 0 });
    follow(scene, { type: 'special-placed', seat: 0, special: 'reserve', hex: 2 });
    const lines = drawField(scene).map(({ text }) => text);
    expect([lines[1], lines[3]]).toEqual(['       P1 oo+    .', '  P0 Res    P0 m']);
  });
});

describe('Steps are told in paragraphs', () => {
  test('an auction is one from its opening to where the item goes', () => {
    const steps = [...stepsOf('four-players')];
    const opened = steps.findIndex(({ events }) => events.some(({ type }) => type === 'initiative-revealed'));
    const placed = steps.findIndex(
      ({ before: { agenda } }, i) => i > opened && agenda[agenda.length - 1]?.kind === 'place-bought',
    );
    const told = tell(steps.slice(opened, placed + 1));
    const bought = told.filter((line) => / wins /.test(line));
    expect(bought).toHaveLength(1);
    expect(bought[0]).toMatch(
      /^ {2}P\d (reveals .*; P\d )?opens .* at \d+; .*; (places .* on H\d\d .*|keeps it in hand)\.$/,
    );
  });

  test('a phase that begins ends the paragraph of the choice before', () => {
    const isLoss = ({ before: { agenda }, events }: Step) => {
      const lost = events.findIndex(({ type }) => type === 'object-lost');
      const hasCard = lost >= 0 && events[lost + 1]?.type === 'initiative-discarded';
      return hasCard && agenda[agenda.length - 1]?.kind === 'build';
    };
    const step = firstStep(isLoss);
    if (step === undefined) throw new Error('no such loss is recorded');
    const told = tell([step]);
    const loss = told.findIndex((line) => / loses the /.test(line));
    expect(told.indexOf('Environment')).toBeLessThan(loss);
    expect(told[loss]).toMatch(/^ {2}P\d loses the .+ object of level \d on H\d\d \(-?\d,-?\d\); P\d discards .+\.$/);
  });
});

/** The first recorded step like this. */
function firstStep(isWanted: (step: Step) => boolean): Step | undefined {
  for (const name of goldenNames('ecologic')) for (const step of stepsOf(name)) if (isWanted(step)) return step;
  return undefined;
}

/** The lines of a transcript so wide that nothing wraps. */
function tell(steps: readonly { before: EcoLogicState; events: Parameters<typeof narrator.tell>[1] }[]): string[] {
  const terminal = { ...console(), width: 10_000 };
  const { print, close } = transcript(terminal);
  for (const { before, events } of steps) print(narrator.tell(engine.view(before, 'spectator'), events));
  close();
  return linesOf(terminal.printed.out);
}

test('The opening names the first player, the order, the events and an unusual set-up', () => {
  const opening = (options: Parameters<typeof engine.init>[1]): string[] => {
    const lines: readonly Line[] = narrator.opening(engine.view(engine.init('o', options, [1]), 'spectator'));
    return lines.filter(({ style }) => style === undefined).map(({ text }) => text);
  };
  expect(opening({ players: 2 })).toEqual(['P1 and P0 play in this order, each with 10 coins; 12 events lie ready.']);
  expect(opening({ players: 3, setupBioCapacity: false })).toEqual([
    'P1, P2 and P0 play in this order, each with 10 coins; 21 events lie ready.',
    'Starting pieces earn no eco points.',
  ]);
});

test('The result of a seat is what its score is made of; a fund below 0 has no balance unless the options say so', () => {
  const result = (ecoFund: number, money: number, negativeEco: 'zero' | 'formula') => {
    const state = engine.init('result', { negativeEco });
    const players = state.players.map((player) => ({ ...player, ecoFund, money }));
    return narrator.result(engine.view({ ...state, players }, 'spectator'), 0);
  };
  expect(result(10, 20, 'zero')).toEqual({ 'eco fund': '10', money: '20', k: '1/2' });
  expect(result(12, 9, 'zero')).toMatchObject({ k: '3/4' });
  expect(result(7, 7, 'zero')).toMatchObject({ k: '1' });
  expect(result(0, 7, 'zero')).toMatchObject({ k: '0' });
  expect(result(0, 0, 'zero')).toMatchObject({ k: '-' });
  expect(result(-2, 4, 'zero')).toMatchObject({ k: '-' });
  expect(result(-2, 4, 'formula')).toMatchObject({ k: '-1/2' });
});
