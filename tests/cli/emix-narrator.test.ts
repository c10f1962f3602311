import { readFileSync } from 'node:fs';
import { at, type Viewer } from '@rulewright/core';
import { type EmixAction, type EmixEvent, type EmixOptions, engine } from '@rulewright/emix';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../packages/cli/src/games.js';
import { emixHabits } from '../../packages/cli/src/habits/emix.js';
import { choiceOf } from '../../packages/cli/src/narrators/emix/questions.js';
import { follow, isTold, type Scene, type Seen, sceneOf } from '../../packages/cli/src/narrators/emix/scene.js';
import { emixNarrator } from '../../packages/cli/src/narrators/emix.js';
import { verdict } from '../../packages/cli/src/ranking.js';
import type { Prompts } from '../../packages/cli/src/terminal.js';
import { transcript } from '../../packages/cli/src/transcript.js';
import { basePack } from '../../packages/emix/src/content/base.js';
import { console, linesOf, rulewright, scratch } from './console.js';
import { eventsOf, type Step, stepsOf, variants } from './emix-games.js';

const narrator = emixNarrator(engine);
const folder = scratch();
const names = Object.keys(variants);
const played = new Map<string, Step[]>();
beforeAll(() => {
  for (const name of names) played.set(name, stepsOf(name));
}, 120_000);
const stepsIn = (name: string): Step[] => played.get(name) ?? [];
const all = (): Step[] => names.flatMap(stepsIn);

/** What a viewer reads of steps, so wide that nothing wraps. */
function read(steps: readonly Step[], viewer: Viewer): string[] {
  const terminal = { ...console(), width: 10_000 };
  const { print, close } = transcript(terminal);
  for (const { before, events } of steps)
    print(narrator.tell(engine.view(before, viewer), engine.eventsFor(events, viewer)));
  close();
  return linesOf(terminal.printed.out).filter((line) => line !== '');
}

const isSeen = (event: EmixEvent): event is EmixEvent & Seen => isTold(event.type);

describe('Following the events of a step', () => {
  /** Copies of a power cannot be told apart in an event, so rows are compared as what they hold. */
  const comparable = ({ pool, karmaNew, karmaDue, marker, rows, round }: Scene) => ({
    pool,
    karmaNew,
    karmaDue,
    marker,
    round,
    rows: rows.map((row) => [...row].sort()),
  });

  test.each(names)('leads to the position after it: %s', (name) => {
    for (const step of stepsIn(name)) {
      const scene = sceneOf(engine.content, step.before);
      for (const event of eventsOf(step)) if (isSeen(event)) follow(scene, event);
      expect(comparable(scene)).toEqual(comparable(sceneOf(engine.content, step.after)));
    }
  });

  test('leaves the position it starts from alone', () => {
    const [step] = stepsIn('three players');
    const { position } = engine.view(at([step], 0)?.before ?? engine.init(''), 'spectator');
    const scene = sceneOf(engine.content, position);
    follow(scene, { type: 'emons-taken', human: 0, pos: 5, neg: 0 });
    expect(scene.pool.pos[0]).toBe((position.pool.pos[0] ?? 0) + 5);
    expect(sceneOf(engine.content, position).pool.pos[0]).toBe(position.pool.pos[0]);
  });
});

describe('The result of a seat', () => {
  test.each(names)('adds up to the score of the engine: %s', (name) => {
    const end = at(stepsIn(name), stepsIn(name).length - 1).after;
    const { scores = [] } = engine.outcome(end) ?? {};
    expect(scores).toHaveLength(end.options.players);
    scores.forEach((score, seat) => {
      const { marker, powers, karma } = narrator.result(engine.view(end, 'spectator'), seat);
      expect(numbersIn(`${marker} ${powers} ${karma}`)).toBe(score);
    });
  });

  test('names the clan and its score', () => {
    const steps = stepsIn('clans on a board full of symbols');
    const end = at(steps, steps.length - 1).after;
    const scores = (engine.outcome(end)?.scores ?? []).map(Number);
    const clans = scores.map((_, seat) => narrator.result(engine.view(end, 'spectator'), seat).clan);
    const light = at(scores, 0) + at(scores, 3);
    const dark = 0 - at(scores, 1) - at(scores, 2);
    expect(clans).toEqual([`light ${light}`, `dark ${dark}`, `dark ${dark}`, `light ${light}`]);
  });

  /** The sum of the signed numbers of a text. */
  const numbersIn = (text: string): number =>
    (text.match(/(?<=^| )[+-]?\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0);
});

test.each([
  ['three', ['--players', '3']],
  ['solo', ['--players', '1']],
  ['clans', ['--players', '3', '--option', 'teams={"light":[2],"dark":[0,1]}']],
])('The ranking that is printed is that of the engine: %s', async (name, flags) => {
  const file = `${folder}/${name}.json`;
  const args = ['play', 'emix', '--seed', name, ...flags, '--option', 'maxRounds=3', '--quiet', '--record', file];
  const { code, out, err } = await rulewright(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(linesOf(out)[0]).toBe(`Emix – ${flags[1] === '1' ? '1 player' : '3 players'}, seed ${name}`);
  const { ranking, scores, winners } = engine.outcome(engine.replay(JSON.parse(readFileSync(file, 'utf8')))) ?? {
    ranking: [],
    scores: [],
    winners: [],
  };
  const rows = [...out.matchAll(/^ {2}(\d)\. +P(\d) .* (-?\d+)$/gm)].map((row) => row.slice(1).map(Number));
  const places = ranking.map((_, i) => 1 + ranking.slice(0, i).flat().length);
  expect(rows).toEqual(ranking.flatMap((group, i) => group.map((seat) => [places[i], seat, scores[seat]])));
  expect(rows).not.toEqual([]);
  expect(linesOf(out).findLast((line) => / wins?\.| share the victory\.$/.test(line))).toBe(
    `  ${verdict({ winners })}`,
  );
});

describe('A reader learns no card that the seat may not know', () => {
  const HIDING = ['cards-drawn', 'card-exchanged', 'card-stolen', 'card-discarded'] as const;

  test.each(HIDING)('%s', (type) => {
    let [open, closed] = [0, 0];
    for (const { before, events } of all())
      for (const emitted of events) {
        if (emitted.event.type !== type) continue;
        const known = Object.values(emitted.secret ?? {}).flat();
        const viewers: Viewer[] = [...before.marker.keys(), 'spectator'];
        for (const viewer of viewers) {
          const lines = narrator.tell(engine.view(before, viewer), engine.eventsFor([emitted], viewer));
          const text = lines.map((line) => line.text).join(' ');
          const isTold = text !== textWithout(before, emitted, viewer);
          expect(isTold).toBe(viewer !== 'spectator' && known.includes(viewer));
          if (isTold) open++;
          else closed++;
        }
      }
    expect(Math.min(open, closed)).toBeGreaterThan(0);
  });

  /** The sentence with every card hidden. */
  function textWithout(before: Step['before'], { event }: Step['events'][number], viewer: Viewer): string {
    const hidden = engine.eventsFor([{ event, secret: { card: [], cards: [] } }], viewer);
    const lines = narrator.tell(engine.view(before, viewer), hidden);
    return lines.map((line) => line.text).join(' ');
  }

  test('and what is printed for one seat is the same whatever the others hold', () => {
    for (const { before } of stepsIn('three players').filter((_, i) => i % 20 === 0)) {
      const view = engine.view(before, 0);
      const other = engine.view(engine.determinize(view, 'other'), 0);
      expect(narrator.board(other)).toEqual(narrator.board(view));
      expect(narrator.question(other, 0)).toBe(narrator.question(view, 0));
    }
  });

  test('nor is the hand of another seat on the board', () => {
    const { before } = at(stepsIn('three players'), 0);
    const hand = narrator.board(engine.view(before, 1)).filter(({ text }) => text.startsWith('You hold '));
    expect(hand).toHaveLength(at(before.hands, 1).length);
    expect(narrator.board(engine.view(before, 'spectator')).filter(({ text }) => /hold/.test(text))).toEqual([]);
  });
});

test('A person plays a whole game and reads the cards of the own seat only', async () => {
  const messages: string[] = [];
  const prompts: Prompts = {
    choose: async (message, choices) => {
      messages.push(message);
      return Math.max(
        0,
        choices.findIndex((name) => /^(draw a card|let it happen|exchange no more)/.test(name)),
      );
    },
    number: async () => 1,
    text: async () => 'draw',
  };
  const args = ['play', 'emix', '--players', '3', '--seed', 'person', '--human', '1', '--option', 'maxRounds=3'];
  const { code, out, err } = await rulewright(args, prompts);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(messages.filter((message) => !/^P1, |^Which one\?$/.test(message))).toEqual([]);
  expect(out).toMatch(/P1 draws \d cards?: [A-Z]/);
  expect(out).toMatch(/P[02] draws \d cards?[.;]/);
  expect(out).not.toMatch(/P[02]\s+draws\s+\d\s+cards?:/);
  expect(out).not.toMatch(/P[02]\s+exchanges\s+(?!a\s+card)/);
});

test.each(names)('The habits leave no action impossible: %s', (name) => {
  for (const { before, action } of stepsIn(name)) {
    const legal = engine.legalActions(before, action.seat);
    const habits = emixHabits(before, action.seat, legal);
    expect(habits).toHaveLength(legal.length);
    expect(habits.filter((habit) => !(habit > 0 && Number.isFinite(habit)))).toEqual([]);
  }
});

describe('Actions and questions', () => {
  test('every action has a phrase that tells it from the others of its list', () => {
    const types = new Set<string>();
    for (const { before, action } of all()) {
      const legal = engine.legalActions(before, action.seat);
      const view = engine.view(before, action.seat);
      const phrases = legal.map((each) => narrator.phrase(view, each));
      expect(phrases.filter((phrase, i) => phrases.indexOf(phrase) < i || /undefined|NaN/.test(phrase))).toEqual([]);
      for (const { type } of legal) types.add(type);
    }
    expect([...engine.schemas.actions.keys()].filter((type) => !types.has(type))).toEqual([]);
  });

  const questions: Readonly<Record<string, RegExp>> = {
    action: /What is your (extra )?action\?$/,
    'exchange-more': /Do you exchange another card\? [12] more may go\.$/,
    split: /Which \d+ emons? does (P|H)\d (gain|lose|take from (P|H)\d|give (P|H)\d)\?$/,
    'flip-direction': /Which emons of (P|H)\d change colour, up to \d+\?$/,
    'hand-discard': /Which card do you discard\? \d cards? to go\.$/,
    'power-discard': /Which power of (P|H)\d is to be discarded\?$/,
    'free-power': /Which power do you activate on (P|H)\d, free\?$/,
    'property-target': /On whom does [A-Z].* work – .+\?$/,
    'neutral-emon': /Which emon does a neutral power bring (P|H)\d\?$/,
    cancel: /P\d has acted\. Do you cancel it\?$/,
    protect: /P\d discards (P|H)\d's [A-Z].*\. Do you protect it\?$/,
    'steal-target': /From whom do you take 2 random cards\?$/,
    'symbol-power': /Which active power is to be discarded\?$/,
    'symbol-other': /Whose marker goes [+-]\d+\?$/,
    'choose-human': /Which human do you (charge|harvest)\?$/,
  };

  test.each(Object.keys(questions))('a seat is asked in words: %s', (kind) => {
    const asked = all().filter(({ before }) => choiceOf(before)?.kind === kind);
    expect(asked).not.toEqual([]);
    for (const { before, action } of asked) {
      const question = narrator.question(engine.view(before, action.seat), action.seat);
      expect(question).toMatch(/^P\d, your marker is on (0|[+-]\d+)(, the pools are| and your pool is) /);
      expect(question).toMatch(questions[kind] ?? /never/);
    }
  });

  test('a card is played with its price and what it does', () => {
    const state = engine.init('phrases', { players: 2 });
    const view = engine.view(state, 0);
    const phrase = (action: EmixAction) => narrator.phrase(view, action);
    expect(phrase({ type: 'play', seat: 0, card: 'envy', target: 1, pos: 0 })).toBe(
      'play Envy on P1 (1 red) – another player hands 3 blue over to the owner',
    );
    expect(phrase({ type: 'use', seat: 0, power: 'greed', target: 1 })).toBe(
      'use Greed on P1 – in Influence another player hands 2 blue over to the owner',
    );
    expect(phrase({ type: 'cancel', seat: 0, card: 'indifference', pos: 1 })).toBe(
      'cancel with Indifference for 1 blue and 2 red',
    );
  });
});

describe('A transcript', () => {
  test('has a paragraph for every action and a table after every round', () => {
    const lines = read(stepsIn('three players'), 'spectator');
    expect(lines.filter((line) => /^Circle [123]$/.test(line))).toHaveLength(6 * 3 - 1);
    expect(lines.filter((line) => /^After round \d$/.test(line))).toHaveLength(5);
    expect(lines.filter((line) => /^ {2}P\d rolls blue \d and red \d/.test(line))).toHaveLength(5 * 3);
    expect(lines.filter((line) => /^ {2}P\d('s .* works)?.* absorbs /.test(line))).toHaveLength(6 * 3);
    expect(lines.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([]);
  });

  test('gives every action of the circles a paragraph of its own', () => {
    for (const step of stepsIn('three players')) {
      if (choiceOf(step.before)?.kind !== 'action') continue;
      const [first] = narrator.tell(engine.view(step.before, 'spectator'), engine.eventsFor(step.events, 'spectator'));
      expect(first).toMatchObject({ chain: 'turn', starts: true });
    }
  });
});

describe('The opening', () => {
  const opening = (options: Partial<EmixOptions>): string[] =>
    narrator
      .opening(engine.view(engine.init('o', options, undefined), 'spectator'))
      .filter(({ style }) => style === undefined)
      .map(({ text }) => text);

  test('tells the order, the clans and the first dice', () => {
    const { pool } = engine.init('o', { players: 2, firstPlayer: 1 });
    const rolls = ([1, 0] as const).map(
      (seat) => `P${seat} rolls blue ${pool.pos[seat]} and red ${pool.neg[seat]} and takes as many emons.`,
    );
    const ends = 'Blue emons are positive, red ones negative; the game ends at +100, at -100 or after round 10.';
    expect(opening({ players: 2, firstPlayer: 1, teams: { light: [1], dark: [0] } })).toEqual([
      `P1 and P0 play in this order, with 5 cards each. ${ends}`,
      'Light clan: P1; dark clan: P0.',
      ...rolls,
    ]);
    expect(opening({ players: 1 })[0]).toBe(`P0 plays alone, with 5 cards each. ${ends}`);
  });

  test('tells no dice in free feeding, where nobody has charged yet', () => {
    expect(opening({ freeFeeding: { humans: null, chargeAll: false } })).toHaveLength(1);
  });
});

test('What is said of the content of Emix is what the base pack says', () => {
  const count = (list: readonly { readonly provenance: string }[], name: string): string =>
    `${list.filter(({ provenance }) => provenance === 'reconstructed').length} of ${list.length} ${name}`;
  const { cards, board, decks } = basePack;
  const all = [count(cards, 'cards'), count(board, 'symbols'), count(decks, 'decks')];
  expect(games.find(({ engine: { id } }) => id === 'emix')?.reconstructed).toBe(all.join(', '));
});
