import { deepEqual, equal, ok } from 'node:assert/strict';
import { cardsOfDeck, deckSize } from '@rulewright/core/author';
import { type EuphoriaState, engine, FACTIONS, GOODS, SITES, SPACES } from '@rulewright/euphoria';
import { expect, test } from 'vitest';
import { often } from '../support/depth.js';
import { rule, ruleInFull } from '../support/rule.js';
import { upTo } from './positions.js';
import { always, inEveryState, inEveryStep } from './walks.js';

// Section 8 of the specification over random games under many options: what holds in every state.

const SUPPLY = -1;
const OFF = -3;
const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
const sorted = (lists: readonly (readonly number[])[]): number[] => lists.flat().sort((a, b) => a - b);
const seatsOf = ({ options }: EuphoriaState): number[] => upTo(options.players);
const workersOf = (list: readonly number[], seat: number): readonly number[] => list.slice(seat * 4, seat * 4 + 4);
const waits = ({ agenda }: EuphoriaState, kind: string): boolean => agenda.some((record) => record.kind === kind);
const isPlayed = ({ turn }: EuphoriaState): boolean => turn > 0;

rule(['EUP-SET.3', 'EUP-DRW.1', 'EUP-DRW.2'], 'keeps 36 artifacts, each in exactly one place (I1)', () => {
  inEveryState(({ artifactDeck, artifactDiscard, hands, namedArtifacts, pickedArtifacts }) => {
    deepEqual(
      sorted([cardsOfDeck(artifactDeck), artifactDiscard, ...hands, ...namedArtifacts, ...pickedArtifacts]),
      upTo(6).flatMap((kind) => Array(6).fill(kind)),
    );
  });
});

rule(['EUP-SET.9', 'EUP-DIL.6'], 'keeps 48 recruits, each in exactly one place, and some in the deck (I2)', () => {
  inEveryState((state) => {
    const { recruitDeck, activeRecruits, hiddenRecruits, dealtRecruits, draftedRecruits, discardedRecruits } = state;
    const held = [activeRecruits, hiddenRecruits, dealtRecruits, draftedRecruits, discardedRecruits].flat();
    deepEqual(sorted([cardsOfDeck(recruitDeck), ...held]), upTo(48));
    ok(deckSize(recruitDeck) >= 12);
  });
});

rule(['EUP-SET.4', 'EUP-BLD.1', 'EUP-VAR.3'], 'keeps 6 tiles on the sites and 12 out of play (I3)', () => {
  inEveryState((state) => {
    const { unbuiltTiles, builtTiles, tilesOut, dealtTiles } = state;
    deepEqual(sorted([cardsOfDeck(unbuiltTiles), ...builtTiles, cardsOfDeck(tilesOut), ...dealtTiles]), upTo(18));
    if (waits(state, 'setup-pick-market')) return;
    equal(sum(dealtTiles.map((tiles) => tiles.length)) + deckSize(tilesOut), 12);
    equal(deckSize(unbuiltTiles) + builtTiles.flat().length, 6);
    for (const site of upTo(6)) ok((builtTiles[site] ?? []).length <= 1);
  });
});

rule(['EUP-TNK.3', 'EUP-REC.4', 'EUP-KNO.10'], 'leaves everybody one to four of their own four workers (I4)', () => {
  inEveryState((state) => {
    if (!isPlayed(state)) return;
    for (const seat of seatsOf(state)) {
      const owned = workersOf(state.place, seat).filter((place) => place !== SUPPLY).length;
      ok(owned >= 1 && owned <= 4);
    }
  });
});

rule(['EUP-OBJ.2', 'EUP-STR.3', 'EUP-STR.5'], 'finds all ten stars of everybody, one of them not placed (I5)', () => {
  inEveryState((state) => {
    const { players } = state.options;
    for (const seat of seatsOf(state)) {
      const own = (list: readonly number[]) => sum(list.filter((_, place) => place % players === seat));
      const recruits = (state.activeRecruits[seat] ?? []).filter((card) => state.recruitStars.includes(card)).length;
      const dilemma = state.dilemmaSides[seat] === 'join' ? 1 : 0;
      const left = state.stars[seat] ?? -1;
      equal(left + own(state.territoryStars) + own(state.tileStars) + recruits + dilemma, 10);
      ok(left >= (state.end === null ? 1 : 0));
    }
  });
});

rule(['EUP-STR.1', 'EUP-SET.2', 'EUP-ALL.6', 'EUP-DIL.3'], 'lays stars only where they may lie (I6)', () => {
  let starred = 0;
  inEveryState(({ options, territoryStars, tileStars, builtTiles, recruitStars, activeRecruits, allegiance }) => {
    const { players } = options;
    for (const faction of upTo(FACTIONS.length))
      ok(sum(territoryStars.slice(faction * players, (faction + 1) * players)) <= players);
    for (const [place, count] of tileStars.entries()) {
      ok(count === 0 || count === 1);
      if (count === 1) equal(builtTiles[Math.floor(place / players)]?.length, 1);
    }
    equal(new Set(recruitStars).size, recruitStars.length);
    for (const recruit of recruitStars) {
      ok(activeRecruits.flat().includes(recruit));
      equal(allegiance[engine.content.recruits[recruit]?.faction ?? -1], 11);
    }
    starred += recruitStars.length;
  });
  expect(starred).toBeGreaterThan(0);
});

rule(['EUP-KNO.1', 'EUP-MOR.4', 'EUP-KNO.2', 'EUP-ALL.1', 'EUP-TUN.4'], 'keeps all tokens on their tracks (I7)', () => {
  const within = (list: readonly number[], least: number, most: number) =>
    ok(list.every((cell) => Number.isInteger(cell) && cell >= least && cell <= most));
  const reached = new Set<string>();
  inEveryState((state) => {
    within(state.allegiance, 0, 11);
    within(state.miners, 0, 9);
    within(state.morale, isPlayed(state) ? 1 : 0, 6);
    within(state.knowledge, isPlayed(state) ? 1 : 0, 6);
    for (const track of ['morale', 'knowledge', 'allegiance', 'miners'] as const)
      for (const cell of state[track]) reached.add(`${track} ${cell}`);
  });
  for (const end of ['morale 1', 'morale 6', 'knowledge 1', 'knowledge 6', 'allegiance 11', 'miners 9'])
    expect(reached).toContain(end);
});

const CUTTING: readonly string[] = ['hand-limit', 'draw', 'draw-cards', 'draw-react', 'trade-execution'];

rule(['EUP-MOR.1', 'EUP-MOR.2'], 'keeps every hand within the morale of its owner, but while it is cut (I8)', () => {
  let cut = 0;
  inEveryState((state) => {
    if (!isPlayed(state) || state.end !== null) return;
    for (const seat of seatsOf(state)) {
      const isOver = (state.hands[seat] ?? []).length > (state.morale[seat] ?? 0);
      if (!isOver) continue;
      cut++;
      ok(state.agenda.some((record) => CUTTING.includes(record.kind) && 'seat' in record && record.seat === seat));
    }
  });
  expect(cut).toBeGreaterThanOrEqual(often(50));
});

const NEEDED = [0, 0, 2, 2, 3, 4, 4];

rule(
  ['EUP-PLC.2', 'EUP-BLD.2', 'EUP-BLD.3', 'EUP-BLD.6', 'EUP-MKT.1', 'EUP-TUN.8'],
  'fills no space twice (I9)',
  () => {
    inEveryState((state) => {
      const count = (space: number) => state.place.filter((place) => place === space).length;
      const onSites = SITES.map(() => 0);
      for (const [space, { kind, site, faction }] of SPACES.entries()) {
        if (kind !== 'commodity-area') ok(count(space) <= 1);
        if (kind === 'tunnel-end' && (state.miners[faction] ?? 0) < 9) equal(count(space), 0);
        if (kind === 'built-market' && state.builtTiles[site]?.length === 0) equal(count(space), 0);
        if (kind === 'construction') onSites[site] = (onSites[site] ?? 0) + count(space);
      }
      for (const [site, workers] of onSites.entries())
        if (state.builtTiles[site]?.length === 1) equal(workers, 0);
        else if (!waits(state, 'completion')) ok(workers < (NEEDED[state.options.players] ?? 0));
    });
  },
);

const factionOf = (recruit: number): number => engine.content.recruits[recruit]?.faction ?? -1;

rule(['EUP-ALL.5', 'EUP-TUN.5', 'EUP-ALL.8', 'EUP-ICA.5'], 'hides no recruit of a revealed faction (I10)', () => {
  inEveryState(({ hiddenRecruits, allegiance, miners }) => {
    for (const recruit of hiddenRecruits.flat()) {
      const faction = factionOf(recruit);
      ok((allegiance[faction] ?? 0) < 8 && (miners[faction] ?? 0) < 6);
    }
  });
});

rule(['EUP-ALL.6', 'EUP-ALL.7'], 'stars every active recruit of a faction at cell 11 (I11)', () => {
  let seen = 0;
  inEveryState(({ activeRecruits, allegiance, recruitStars, end }) => {
    if (end !== null) return;
    for (const recruit of activeRecruits.flat())
      if (allegiance[factionOf(recruit)] === 11) {
        ok(recruitStars.includes(recruit));
        seen++;
      }
  });
  expect(seen).toBeGreaterThan(0);
});

rule('EUP-TUN.6', 'opens the end of a tunnel exactly while its miner is at 9 (I12)', () => {
  let used = 0;
  inEveryStep(({ before, legal, action }) => {
    for (const each of [...legal, action]) {
      if (each.type !== 'place') continue;
      const space = SPACES.find(({ id }) => id === each.space);
      if (space?.kind !== 'tunnel-end') continue;
      equal(before.miners[space.faction], 9);
      used++;
    }
  });
  expect(used).toBeGreaterThan(0);
});

rule(['EUP-SET.8', 'EUP-COM.9'], 'counts goods in whole numbers that are never below zero (I13)', () => {
  inEveryState(({ goods, options }) => {
    equal(goods.length, GOODS.length * options.players);
    ok(goods.every((count) => Number.isInteger(count) && count >= 0));
  });
});

rule(['EUP-KNO.6', 'EUP-SET.12', 'EUP-REC.4'], 'gives a value from 1 to 6 to every worker in play alone (I14)', () => {
  inEveryState(({ place, value }) => {
    for (const [worker, where] of place.entries()) {
      const shown = value[worker] ?? -1;
      ok(where === SUPPLY ? shown === 0 : shown >= 1 && shown <= 6);
      ok(where >= OFF && where < SPACES.length);
    }
  });
});

rule(['EUP-KNO.11', 'EUP-R5'], 'takes at most one worker of each player by checks in a turn (I15)', () => {
  let lost = 0;
  always(({ steps }) => {
    let losers = new Set<number>();
    for (const event of steps.flatMap(({ events }) => events)) {
      if (event.type === 'turn-began') losers = new Set();
      if (event.type !== 'worker-lost') continue;
      equal(losers.has(event.seat), false);
      losers.add(event.seat);
      lost++;
    }
  });
  expect(lost).toBeGreaterThanOrEqual(often(20));
});

ruleInFull(['EUP-TRN.2', 'EUP-TRN.5', 'EUP-PLC.11'], 'places at most nine workers in a turn (I16)', () => {
  let most = 0;
  always(({ steps }) => {
    let placed = 0;
    for (const event of steps.flatMap(({ events }) => events)) {
      if (event.type === 'turn-began') placed = 0;
      if (event.type === 'worker-placed') placed++;
      most = Math.max(most, placed);
    }
  });
  expect(most).toBeGreaterThanOrEqual(3);
  expect(most).toBeLessThanOrEqual(9);
});

rule(['EUP-TRN.3', 'EUP-ENG.1'], 'always lists an action of who decides, and none of anybody else (I17)', () => {
  inEveryStep(({ before, legal }) => {
    ok(legal.length > 0);
    const deciders = engine.decision(before)?.seats ?? [];
    deepEqual([...new Set(legal.map(({ seat }) => seat))].sort(), [...deciders].sort());
    for (const seat of seatsOf(before)) equal(engine.legalActions(before, seat).length > 0, deciders.includes(seat));
  });
});

test('Every state of every walk is one that the engine would load.', () => {
  always(({ steps }) => {
    for (const [i, { after }] of steps.entries()) if (i % 40 === 0) deepEqual(engine.validate(after), []);
  });
});
