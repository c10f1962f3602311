import { isInputError } from '@rulewright/core';
import { deckSize, shuffledDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/euphoria';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { NONE, upTo } from './positions.js';
import { type Options, unshuffled } from './set-ups.js';

rule(
  ['EUP-SET.3', 'EUP-SET.4', 'EUP-SET.5', 'EUP-SET.6', 'EUP-SET.7', 'EUP-SET.8', 'EUP-SET.9', 'EUP-ENG.3'],
  'three players begin with exactly this, dealt from what was shuffled',
  () => {
    const { game, rulesVersion, content, rng, options, ...position } = unshuffled({ players: 3 }).state;
    expect([game, rulesVersion, content, rng.script]).toEqual(['euphoria', 1, engine.contentName, []]);
    const expected = {
      turn: 0,
      active: 0,
      hasActed: false,
      placed: 0,
      groupValue: 0,
      noted: [false, false, false, false],
      proposals: 0,
      lostWorker: [false, false, false],
      usedAbilities: [],
      freshRecruits: [],
      morale: [1, 1, 1],
      knowledge: [3, 3, 3],
      goods: Array(21).fill(0),
      place: Array(12).fill(NONE),
      value: Array(12).fill(0),
      stars: [10, 10, 10],
      territoryStars: Array(12).fill(0),
      tileStars: Array(18).fill(0),
      recruitStars: [],
      dilemmaSides: ['', '', ''],
      allegiance: [0, 0, 0, 0],
      miners: [0, 0, 0],
      memory: {},
      artifactDeck: shuffledDeck(upTo(6).flatMap((kind) => Array<number>(6).fill(kind))),
      artifactDiscard: [],
      hands: [[], [], []],
      namedArtifacts: [[], [], []],
      pickedArtifacts: [[], [], []],
      recruitDeck: shuffledDeck(upTo(36)),
      activeRecruits: [[], [], []],
      hiddenRecruits: [[], [], []],
      dealtRecruits: [
        [44, 45, 46, 47],
        [40, 41, 42, 43],
        [36, 37, 38, 39],
      ],
      draftedRecruits: [[], [], []],
      passedRecruits: [[], [], []],
      discardedRecruits: [[], [], []],
      dilemmaDeck: shuffledDeck([0, 1, 2]),
      dilemmas: [[5], [4], [3]],
      resolvedDilemmas: [[], [], []],
      unbuiltTiles: shuffledDeck([12, 13, 14, 15, 16, 17]),
      builtTiles: [[], [], [], [], [], []],
      tilesOut: shuffledDeck(upTo(12)),
      dealtTiles: [[], [], []],
      placement: {
        seat: NONE,
        worker: NONE,
        space: NONE,
        bumped: NONE,
        bumpedValue: 0,
        isVoid: false,
        added: NONE,
        starred: NONE,
      },
      retrieval: { seat: NONE, price: '', from: [] },
      roll: { seat: NONE, cause: 'new', by: NONE, workers: [], faces: [], isDoubles: false },
      end: null,
      agenda: [
        { kind: 'next-turn' },
        { kind: 'starting-dice' },
        { kind: 'setup-keep-recruits', asked: [0, 1, 2], waiting: [0, 1, 2], sealed: [] },
      ],
    };
    expect(position).toEqual(expected);
  },
);

rule.each(
  ['EUP-SET.1', 'EUP-SET.5', 'EUP-SET.9'],
  'every number of players gets its dice, stars, recruits and dilemmas',
  [
    [2, 40, 4],
    [4, 32, 2],
    [5, 28, 1],
    [6, 24, 0],
  ] as const,
  ([players, recruits, dilemmas]) => {
    const { state } = unshuffled({ players });
    expect(state.place).toHaveLength(4 * players);
    expect(state.stars).toEqual(Array(players).fill(10));
    expect([deckSize(state.recruitDeck), deckSize(state.dilemmaDeck)]).toEqual([recruits, dilemmas]);
    expect(state.dealtRecruits.map((cards) => cards.length)).toEqual(Array(players).fill(4));
    expect(state.dilemmas.map((cards) => cards.length)).toEqual(Array(players).fill(1));
    expect([state.territoryStars.length, state.tileStars.length]).toEqual([4 * players, 6 * players]);
  },
);

/** The paths of what is wrong with options. */
function wrong(options: Options): readonly string[] {
  try {
    engine.init('seed', options);
  } catch (error) {
    if (isInputError(error)) return error.issues.map(({ path }) => path);
  }
  return [];
}
rule.each(
  'EUP-SET.1',
  'two to six can play',
  [
    [1, ['players']],
    [2, []],
    [6, []],
    [7, ['players']],
    [2.5, ['players']],
  ] as const,
  ([players, paths]) => {
    expect(wrong({ players })).toEqual(paths);
  },
);
rule.each(
  'EUP-SET.14',
  'the oldest player sits at the table',
  [
    [4, 3, []],
    [4, 4, ['eldestSeat']],
    [6, 5, []],
    [5, 5, ['eldestSeat']],
    [2, -1, ['eldestSeat']],
  ] as const,
  ([players, eldestSeat, paths]) => {
    expect(wrong({ players, eldestSeat })).toEqual(paths);
  },
);
rule('EUP-SET.1', 'when no options are given, two play the second edition without variants', () => {
  expect(engine.init('seed').options).toEqual({
    players: 2,
    recruitEdition: 'second',
    recruitDraft: false,
    doublesCostMorale: false,
    marketChoice: false,
    trackDraft: false,
    eldestSeat: 0,
    tradeProposalsPerTurn: 2,
    tradeItemsPerSide: 6,
    tradeWindow: 'any-pause',
    tradeGifts: false,
    tradePartners: 1,
    showing: false,
    builtMarketStarOnTile: false,
    courthouseCoversWindSalon: false,
    starTriggers: 'any',
    penaltyEnds: 'with-star',
    revealedRecruitsUsable: 'next-turn',
    freeRetrievalTakesAll: false,
    turnLimit: 5000,
  });
});

rule.each(
  'EUP-SET.15',
  'the set-up asks in this order, as far as its variants are played',
  [
    [{}, 'setup-keep-recruits'],
    [{ recruitDraft: true }, 'setup-draft-recruit*4 setup-keep-recruits'],
    [{ trackDraft: true }, 'setup-place-track-token*4 setup-keep-recruits'],
    [{ marketChoice: true }, 'setup-pick-market setup-keep-recruits'],
    [
      { marketChoice: true, trackDraft: true, recruitDraft: true },
      'setup-pick-market setup-place-track-token*4 setup-draft-recruit*4 setup-keep-recruits',
    ],
  ] as const,
  ([options, order]) => {
    const { state } = unshuffled({ players: 2, ...options });
    const kinds = [...order.split(' ')].flatMap((part) => {
      const [kind = '', count = '1'] = part.split('*');
      return Array<string>(Number(count)).fill(kind);
    });
    expect(state.agenda.map(({ kind }) => kind).reverse()).toEqual([...kinds, 'starting-dice', 'next-turn']);
  },
);
