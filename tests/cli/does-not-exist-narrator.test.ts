import { readFileSync } from 'node:fs';
import type { Viewer } from '@rulewright/core';
import { basePack, type DoesNotExistEngine, type DoesNotExistEvent, engine } from '@rulewright/does-not-exist';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../packages/cli/src/games.js';
import { doesNotExistHabits } from '../../packages/cli/src/habits/does-not-exist.js';
import { former } from '../../packages/cli/src/narrators/does-not-exist/former-events.js';
import { follow, type Scene, type Seen, sceneOf } from '../../packages/cli/src/narrators/does-not-exist/scene.js';
import { totalOf, winnerNow } from '../../packages/cli/src/narrators/does-not-exist/tally.js';
import { doesNotExistNarrator } from '../../packages/cli/src/narrators/does-not-exist.js';
import { verdict } from '../../packages/cli/src/ranking.js';
import type { Prompts } from '../../packages/cli/src/terminal.js';
import { transcript } from '../../packages/cli/src/transcript.js';
import { console, linesOf, rulewright, scratch } from './console.js';
import { deal, lay, made, type Step, stepsOf, variants } from './does-not-exist-games.js';

const folder = scratch();
const names = Object.keys(variants);
const played = new Map<string, Step[]>();
beforeAll(() => {
  for (const name of names) played.set(name, stepsOf(name));
}, 120_000);
const stepsIn = (name: string): Step[] => played.get(name) ?? [];
const rulesOf = (name: string): DoesNotExistEngine => variants[name]?.engine ?? engine;
const eventsOf = ({ events }: Step): Seen[] => events.flatMap(({ event }) => former(event) as Seen[]);

/** What a viewer reads of steps, so wide that nothing wraps. */
function read(name: string, viewer: Viewer): string[] {
  const rules = rulesOf(name);
  const narrator = doesNotExistNarrator(rules);
  const terminal = { ...console(), width: 10_000 };
  const { print, close } = transcript(terminal);
  for (const { before, events } of stepsIn(name))
    print(narrator.tell(rules.view(before, viewer), rules.eventsFor(events, viewer)));
  close();
  return linesOf(terminal.printed.out).filter((line) => line !== '');
}

/** The events of a step, each with the scene before it. */
function* told(name: string, step: Step): Generator<{ scene: Scene; event: Seen }> {
  const scene = sceneOf(rulesOf(name), step.before);
  let last: Seen | undefined;
  for (const event of eventsOf(step)) {
    yield { scene, event };
    follow(scene, event, last);
    last = event;
  }
}

describe('Following the events of a step', () => {
  /** Where a level stands before a monster has come is told by no event. */
  const comparable = ({ turn: { level: _, ...turn }, players, lineups, monster }: Scene) => ({
    turn,
    players,
    lineups: lineups.filter(({ cards }) => cards.length > 0),
    monster,
  });

  test.each(names)('leads to the position after it: %s', (name) => {
    for (const step of stepsIn(name)) {
      let end = sceneOf(rulesOf(name), step.before);
      for (const { scene } of told(name, step)) end = scene;
      expect(comparable(end)).toEqual(comparable(sceneOf(rulesOf(name), step.after)));
    }
  });

  test.each(names)('leads viewers who do not see everything there, too: %s', (name) => {
    const rules = rulesOf(name);
    for (const { before, after, events } of stepsIn(name)) {
      const scene = sceneOf(rules, rules.view(before, 'spectator').position);
      let last: Seen | undefined;
      for (const event of rules.eventsFor(events, 'spectator').flatMap((event) => former(event) as Seen[])) {
        follow(scene, event, last);
        last = event;
      }
      expect(comparable(scene)).toEqual(comparable(sceneOf(rules, after)));
    }
  });
});

test.each(names)('Line-ups are counted as the engine counts them: %s', (name) => {
  let raves = 0;
  for (const step of stepsIn(name))
    for (const { scene, event } of told(name, step)) {
      if (event.type !== 'rave-closed') continue;
      expect(scene.lineups.map((line) => totalOf(scene, line))).toEqual(event.totals);
      expect(winnerNow(scene)).toBe(event.winner);
      raves++;
    }
  expect(raves).toBeGreaterThan(0);
});

test.each(names)('The phrases of a list can be told apart: %s', (name) => {
  const rules = rulesOf(name);
  const narrator = doesNotExistNarrator(rules);
  for (const { before, action } of stepsIn(name)) {
    const view = rules.view(before, action.seat);
    const phrases = rules.legalActions(before, action.seat).map((each) => narrator.phrase(view, each));
    expect(phrases.filter((phrase, i) => phrases.indexOf(phrase) < i || /undefined|NaN|-\d/.test(phrase))).toEqual([]);
    expect(narrator.question(view, action.seat)).toMatch(new RegExp(`^P${action.seat}, you have \\d+ souls?.*\\?`));
  }
});

test.each(names)('The habits leave no action impossible: %s', (name) => {
  for (const { before, action } of stepsIn(name)) {
    const legal = rulesOf(name).legalActions(before, action.seat);
    const habits = doesNotExistHabits(rulesOf(name))(before, action.seat, legal);
    expect(habits).toHaveLength(legal.length);
    expect(habits.filter((habit) => !(habit > 0 && Number.isFinite(habit)))).toEqual([]);
  }
});

test.each([
  [['vinyl-in-utero', 'vinyl-am'], 'hold'],
  [['vinyl-in-utero'], 'play'],
])('A Host with %j laid would rather %s', (cards, favourite) => {
  const state = made((draft) => {
    draft.phase = 'rave';
    lay(draft, 0, ...cards);
    deal(draft, 0, 'hand', 'vinyl-currents');
    draft.agenda.push({ kind: 'rave', seat: 0 });
  });
  const legal = engine.legalActions(state, 0);
  const habits = doesNotExistHabits(engine)(state, 0, legal);
  expect(legal[habits.indexOf(Math.max(...habits))]?.type).toBe(favourite);
});

describe('A transcript', () => {
  test.each(names)('says everything in words: %s', (name) => {
    const lines = read(name, 'spectator');
    expect(lines.filter((line) => /undefined|NaN|\[object|null/.test(line))).toEqual([]);
    expect(lines.filter((line) => /^ {2}[a-z]/.test(line))).toEqual([]);
  });

  test('has a title and a table for every turn, and a sum for every line-up', () => {
    const lines = read('three players', 'spectator');
    const events = stepsIn('three players').flatMap(eventsOf);
    const turns = events.filter(({ type }) => type === 'turn-began');
    const closed = events.flatMap((event) => (event.type === 'rave-closed' ? event.totals : []));
    expect(lines.filter((line) => /^Turn \d+ – P\d is Host/.test(line))).toHaveLength(turns.length);
    expect(lines.filter((line) => /^After turn \d+$/.test(line))).toHaveLength(turns.length);
    expect(lines.filter((line) => /^ {2}P\d's line-up(:.* = \d+, \d+ min| is empty)\.$/.test(line))).toHaveLength(
      closed.length,
    );
  });

  test('names the running total after every card', () => {
    const cards = stepsIn('final raves')
      .flatMap(eventsOf)
      .filter(({ type }) => type === 'card-played');
    const text = read('final raves', 'spectator').join('\n');
    expect(text.match(/: total \d+(, (needs \d+|enough|which leads|but P\d leads))/g)).toHaveLength(cards.length);
  });
});

describe('A reader learns no card that the seat may not know', () => {
  const [card, got] = ['vinyl-am', 'vinyl-igor'];
  const both = [0, 1];
  const hiding = [
    {
      event: { type: 'cards-drawn', rule: 'DNE-TRN.3', seat: 0, count: 1, cards: [card] },
      secret: { cards: [0] },
      open: 'P0 draws 1 card: AM',
      closed: 'P0 draws 1 card',
    },
    {
      event: { type: 'card-taken', rule: 'DNE-FAI.14', seat: 0, from: 1, card },
      secret: { card: both },
      open: 'P0 takes AM from P1',
      closed: 'P0 takes a hand card from P1',
    },
    {
      event: { type: 'card-given', rule: 'DNE-FAI.18', seat: 0, to: 1, card },
      secret: { card: both },
      open: 'P0 gives P1 AM',
      closed: 'P0 gives P1 a hand card',
    },
    {
      event: { type: 'trade-proposed', rule: 'DNE-TRD.2', seat: 0, target: 1, give: card, ask: got },
      secret: { give: both },
      open: 'P0 offers P1 AM for IGOR',
      closed: 'P0 offers P1 a hand card for IGOR',
    },
    {
      event: { type: 'trade-made', rule: 'DNE-TRD.4', seat: 0, target: 1, give: card, got },
      secret: { give: both, got: both },
      open: 'they trade: P1 gets AM, P0 gets IGOR',
      closed: 'they trade: P1 gets a hand card, P0 gets a hand card',
    },
  ] satisfies { event: DoesNotExistEvent; [text: string]: unknown }[];

  test.each(hiding)('$closed', ({ event, secret, open, closed }) => {
    const narrator = doesNotExistNarrator(engine);
    const state = made(() => {});
    const knowing: readonly Viewer[] = Object.values(secret).flat();
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const [line] = narrator.tell(engine.view(state, viewer), engine.eventsFor([{ event, secret }], viewer));
      expect(line?.text).toBe(knowing.includes(viewer) ? open : closed);
    }
  });

  test('and what is printed for one seat is the same whatever the others hold', () => {
    const narrator = doesNotExistNarrator(engine);
    for (const { before } of stepsIn('three players').filter((_, i) => i % 20 === 0)) {
      const view = engine.view(before, 0);
      const other = engine.view(engine.determinize(view, 'other'), 0);
      expect(narrator.board(other)).toEqual(narrator.board(view));
      expect(narrator.question(other, 0)).toBe(narrator.question(view, 0));
    }
  });
});

test.each([
  ['two', ['--players', '2']],
  ['four', ['--players', '4']],
])('The ranking that is printed is that of the engine: %s', async (name, flags) => {
  const file = `${folder}/${name}.json`;
  const args = [
    'play',
    'does-not-exist',
    '--seed',
    name,
    ...flags,
    '--option',
    'maxTurns=12',
    '--quiet',
    '--record',
    file,
  ];
  const { code, out, err } = await rulewright(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(linesOf(out)[0]).toBe(`Does Not Exist – ${flags[1]} players, seed ${name}`);
  const { ranking, scores, winners } = engine.outcome(engine.replay(JSON.parse(readFileSync(file, 'utf8')))) ?? {
    ranking: [],
    scores: [],
    winners: [],
  };
  const rows = [...out.matchAll(/^ {2}(\d)\. +P(\d) .* (\d+)$/gm)].map((row) => row.slice(1).map(Number));
  const places = ranking.map((_, i) => 1 + ranking.slice(0, i).flat().length);
  expect(rows).toEqual(ranking.flatMap((group, i) => group.map((seat) => [places[i], seat, scores[seat]])));
  expect(rows).not.toEqual([]);
  expect(linesOf(out).at(-2)).toBe(`  ${verdict({ winners })}`);
});

test('A person plays a whole game and reads the cards of their own seat only', async () => {
  const messages: string[] = [];
  const prompts: Prompts = {
    choose: async (message, choices) => {
      messages.push(message);
      const simple = /^(roll the|hold$|start the|end the|decline|discard|lay|pass)/;
      return Math.max(
        0,
        choices.findIndex((name) => simple.test(name)),
      );
    },
    number: async () => 1,
    text: async () => 'hold',
  };
  const flags = ['--players', '3', '--seed', 'person', '--human', '1', '--option', 'maxTurns=9'];
  const { code, out, err } = await rulewright(['play', 'does-not-exist', ...flags], prompts);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(messages.filter((message) => !/^P1, |^Which one\?$/.test(message))).toEqual([]);
  expect(out).toMatch(/P1\s+draws\s+\d\s+cards?:/);
  expect(out).toMatch(/P[02]\s+draws\s+\d\s+cards?[.;]/);
  expect(out).not.toMatch(/P[02]\s+draws\s+\d\s+cards?:/);
});

describe('The opening', () => {
  const opening = (options: Parameters<typeof engine.init>[1]): string[] =>
    doesNotExistNarrator(engine)
      .opening(engine.view(engine.init('o', options), 'spectator'))
      .map(({ text }) => text);

  test('tells the order, the goal and the first draft', () => {
    expect(opening({ players: 3, firstPlayer: 1 })).toEqual([
      'P1, P2 and P0 play in this order, with 5 cards each. 10 souls win; the game ends after turn 300 at the latest.',
      'Turn 1 – P1 is Host',
      'P1 draws 2 cards',
    ]);
  });

  test('or the gentle round', () => {
    expect(opening({ players: 3, firstPlayer: 'gentle' })).toEqual([
      '10 souls win; the game ends after turn 300 at the latest.',
      'The gentle round',
      'The strongest line-up begins the game.',
    ]);
  });
});

test('The board shows the table, the piles, and the hand of the seat that looks', () => {
  const narrator = doesNotExistNarrator(engine);
  const state = engine.init('board', { players: 2, firstPlayer: 1 });
  const texts = (viewer: Viewer): string[] => narrator.board(engine.view(state, viewer)).map(({ text }) => text);
  expect(texts('spectator')).toEqual([
    '      souls  class  hand  mercenaries  inventory',
    '  P0      0      -     5            -          -',
    '  P1      0      -     7            -          -',
    'To draw: 138 sound cards, 0 discarded, 46 monsters, 9 class cards, 48 mercenary cards.',
  ]);
  expect(texts(0).slice(0, 4)).toEqual(texts('spectator'));
  expect(texts(0).slice(4)).toHaveLength(5);
  expect(
    texts(0)
      .slice(4)
      .filter((text) => !/^You hold .+ \(d?\d+, \d+ min, [a-z0-9 -]+\)\.$/.test(text)),
  ).toEqual([]);
});

test('What is said of the content of Does Not Exist is what the base pack says', () => {
  const { sounds, monsters, classes, mercenaries } = basePack;
  const cards = [...sounds, ...monsters, ...classes, ...mercenaries];
  const count = (list: typeof cards, field: string): string =>
    `${list.filter(({ reconstructed }) => reconstructed?.includes(field)).length} of ${list.length}`;
  expect(games.find(({ engine: { id } }) => id === 'does-not-exist')?.reconstructed).toBe(
    `${count(cards, 'count')} numbers of copies, ${count(sounds, 'comparisonBonus')} bonuses`,
  );
  expect(cards.filter(({ provenance }) => provenance === 'reconstructed')).toEqual([]);
});
