import { readFileSync } from 'node:fs';
import { at, type Viewer } from '@rulewright/core';
import { basePack, type EuphoriaOptions, engine } from '@rulewright/euphoria';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../packages/cli/src/games.js';
import { euphoriaHabits } from '../../packages/cli/src/habits/euphoria.js';
import { choiceOf } from '../../packages/cli/src/narrators/euphoria/questions.js';
import { AVAILABLE, follow, numbersAt, type Scene, sceneOf } from '../../packages/cli/src/narrators/euphoria/scene.js';
import { euphoriaNarrator } from '../../packages/cli/src/narrators/euphoria.js';
import { verdict } from '../../packages/cli/src/ranking.js';
import type { Prompts } from '../../packages/cli/src/terminal.js';
import { transcript } from '../../packages/cli/src/transcript.js';
import { console, linesOf, rulewright, scratch } from './console.js';
import { eventsOf, playNames, type Step, stepsOf } from './euphoria-games.js';

const narrator = euphoriaNarrator(engine);
const folder = scratch();
const played = new Map<string, Step[]>();
beforeAll(() => {
  for (const name of playNames) played.set(name, stepsOf(name));
}, 120_000);
const stepsIn = (name: string): Step[] => played.get(name) ?? [];
const endOf = (name: string) => at(stepsIn(name).slice(-1), 0).after;
const all = (): Step[] => playNames.flatMap(stepsIn);

/** What a viewer reads of steps, so wide that nothing wraps. */
function read(steps: readonly Pick<Step, 'before' | 'events'>[], viewer: Viewer): string[] {
  const terminal = { ...console(), width: 10_000 };
  const { print, close } = transcript(terminal);
  for (const { before, events } of steps)
    print(narrator.tell(engine.view(before, viewer), engine.eventsFor(events, viewer)));
  close();
  return linesOf(terminal.printed.out).filter((line) => line !== '');
}

describe('Following the events of a step', () => {
  /** Cards that are being dealt and the order of recruits are no part of a scene. */
  const comparable = (scene: Scene) => ({
    ...scene,
    content: undefined,
    activeRecruits: scene.activeRecruits.map((recruits) => [...recruits].sort((a, b) => a - b)),
  });

  test.each(playNames)('leads to the position after it: %s', (name) => {
    for (const step of stepsIn(name)) {
      const scene = sceneOf(engine.content, step.before);
      for (const event of eventsOf(step)) follow(scene, event);
      expect(comparable(scene)).toEqual(comparable(sceneOf(engine.content, step.after)));
    }
  });

  test('leaves the position it starts from alone', () => {
    const { position } = engine.view(endOf('three people'), 'spectator');
    const scene = sceneOf(engine.content, position);
    follow(scene, { type: 'goods-gained', seat: 0, good: 'energy', count: 5 });
    expect(scene.goods[0]).toBe((position.goods[0] ?? 0) + 5);
    expect(sceneOf(engine.content, position).goods[0]).toBe(position.goods[0]);
  });
});

describe('The result of a seat', () => {
  test.each(playNames)('adds up to the score of the engine: %s', (name) => {
    const end = endOf(name);
    const { scores = [] } = engine.outcome(end) ?? {};
    expect(scores).toHaveLength(end.options.players);
    scores.forEach((score, seat) => {
      const { territories, tiles, recruits, dilemma } = narrator.result(engine.view(end, 'spectator'), seat);
      expect([territories, tiles, recruits, dilemma].reduce((sum, part) => sum + Number(part), 0)).toBe(score);
    });
  });

  test.each([
    ['morale', 'higher morale'],
    ['knowledge', 'less knowledge'],
    ['tiles', 'stars on more tiles'],
    ['territories', 'stars on more territories'],
    ['roll-off', 'the lower roll'],
    ['shared', 'shared'],
  ] as const)('tells what has broken a tie: %s', (tieBreaker, text) => {
    const view = engine.view(endOf('three people'), 'spectator');
    const end = { reason: 'tenth-star', finishers: [0, 2], winners: [2], tieBreaker } as const;
    const results = [0, 2].map((seat) => narrator.result({ ...view, position: { ...view.position, end } }, seat).tie);
    expect(results).toEqual(['-', text]);
  });

  test('has no tie when one player alone has finished', () => {
    const view = engine.view(endOf('three people'), 'spectator');
    const end = { reason: 'tenth-star', finishers: [2], winners: [2], tieBreaker: 'none' } as const;
    expect(Object.keys(narrator.result({ ...view, position: { ...view.position, end } }, 2))).toEqual([
      'territories',
      'tiles',
      'recruits',
      'dilemma',
      'morale',
      'knowledge',
    ]);
  });
});

test.each([
  ['two', ['--players', '2'], 'A tenth star has been placed.'],
  ['soon', ['--players', '4', '--option', 'turnLimit=60'], 'The last turn has been taken.'],
])('The ranking that is printed is that of the engine: %s', async (name, flags, reason) => {
  const file = `${folder}/${name}.json`;
  const { code, out, err } = await rulewright([
    ...['play', 'euphoria', '--seed', name, ...flags],
    ...['--quiet', '--record', file],
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(linesOf(out)[0]).toBe(`Euphoria – ${flags[1]} players, seed ${name}`);
  expect(linesOf(out)).toContain(`  ${reason}`);
  const { ranking, scores, winners } = engine.outcome(engine.replay(JSON.parse(readFileSync(file, 'utf8')))) ?? {
    ranking: [],
    scores: [],
    winners: [],
  };
  const rows = [...out.matchAll(/^ {2}(\d)\. +P(\d) .* (\d+)$/gm)].map((row) => row.slice(1).map(Number));
  const places = ranking.map((_, i) => 1 + ranking.slice(0, i).flat().length);
  expect(rows).toEqual(ranking.flatMap((group, i) => group.map((seat) => [places[i], seat, scores[seat]])));
  expect(linesOf(out).findLast((line) => / wins?\.| share the victory\.$/.test(line))).toBe(
    `  ${verdict({ winners })}`,
  );
});

describe('A reader learns nothing that the seat may not know', () => {
  const HIDING = ['market-picked', 'recruit-drafted', 'recruits-kept', 'artifacts-drawn', 'artifacts-traded'] as const;

  test.each(HIDING)('%s', (type) => {
    let [open, closed] = [0, 0];
    for (const { before, events } of all())
      for (const emitted of events) {
        if (emitted.event.type !== type) continue;
        const known = Object.values(emitted.secret ?? {}).flat();
        for (const viewer of [...before.morale.keys(), 'spectator' as const]) {
          const isTold = read([{ before, events: [emitted] }], viewer).join() !== textWithout(before, emitted);
          expect(isTold).toBe(viewer !== 'spectator' && known.includes(viewer));
          if (isTold) open++;
          else closed++;
        }
      }
    expect(Math.min(open, closed)).toBeGreaterThan(0);
  });

  /** The sentence with every card hidden. */
  const textWithout = (before: Step['before'], { event }: Step['events'][number]): string => {
    const secret = { tile: [], recruit: [], hidden: [], artifacts: [] };
    return read([{ before, events: [{ event, secret }] }], 'spectator').join();
  };
});

test('A person plays a whole game and reads the cards of the own seat only', async () => {
  const messages: string[] = [];
  let calls = 0;
  const prompts: Prompts = {
    choose: async (message, choices) => {
      messages.push(message);
      const polite = choices.findIndex((name) => /^(end the turn|use none|do without|refuse the trade)/.test(name));
      return polite >= 0 ? polite : calls++ % choices.length;
    },
    number: async () => 1,
    text: async () => 'end-turn',
  };
  const args = ['play', 'euphoria', '--players', '3', '--seed', 'person', '--human', '1', '--option', 'turnLimit=45'];
  const { code, out, err } = await rulewright(args, prompts);
  const text = out.replaceAll(/\s+/g, ' ');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(messages.filter((message) => !/^P1, |^Which one\?$/.test(message))).toEqual([]);
  expect(text).toMatch(/P1 begins with [^.]+ and hides (?!another)/);
  expect(text.match(/P[02] begins with [^.]*? and hides another recruit\./g)).toHaveLength(2);
  expect(text).toContain('You hold ');
});

describe('The habits', () => {
  test.each(playNames)('leave no action impossible: %s', (name) => {
    for (const { before, action } of stepsIn(name)) {
      const legal = engine.legalActions(before, action.seat);
      const habits = euphoriaHabits(before, action.seat, legal);
      expect(habits).toHaveLength(legal.length);
      expect(habits.filter((habit) => !(habit > 0 && Number.isFinite(habit)))).toEqual([]);
    }
  });

  test('lead to a tenth star in a game that can be read, with few trades and few idle retrievals', () => {
    const steps = stepsIn('three people');
    const { end, turn } = endOf('three people');
    const trades = steps.filter(({ action }) => action.type === 'open-trade');
    const idle = steps.filter(
      ({ before, action: { type, seat } }) => type === 'retrieve' && numbersAt(before, seat, AVAILABLE).length > 0,
    );
    expect(end?.reason).toBe('tenth-star');
    expect(turn).toBeLessThan(400);
    expect(trades.length / turn).toBeLessThan(0.2);
    expect(idle.length / turn).toBeLessThan(0.1);
  });
});

describe('A transcript', () => {
  test('gives every action of a turn a paragraph that names the turn and the player', () => {
    const lines = read(stepsIn('three people'), 'spectator');
    const turns = lines.filter((line) => line.startsWith('  Turn ')).map((line) => line.match(/Turn (\d+): P(\d) /));
    const actions = stepsIn('three people').filter(
      ({ before, action }) => choiceOf(before)?.kind === 'turn-main' && action.type !== 'open-trade',
    );
    expect(turns.map((match) => match?.slice(1).map(Number))).toEqual(
      actions.map(({ before, action }) => [before.turn, action.seat]),
    );
  });

  test('has a title for every round and a table after every fifth', () => {
    const rounds = Math.ceil(endOf('three people').turn / 3);
    const lines = read(stepsIn('three people'), 'spectator');
    expect(lines.filter((line) => /^Round \d+ – P\d begins$/.test(line))).toHaveLength(rounds);
    expect(lines.filter((line) => /^After round \d+$/.test(line))).toHaveLength(Math.floor((rounds - 1) / 5));
    expect(narrator.rounds(engine.view(endOf('three people'), 0))).toBe(rounds);
  });

  test('names a player once as long as the sentence is about nobody else', () => {
    const lines = read(all(), 'spectator');
    expect(lines.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([]);
    expect(
      lines.some((line) => /Turn \d+: P(\d) places worker \d \(\d\) on the Farm: total \d+; gains 1 food/.test(line)),
    ).toBe(true);
    expect(lines.some((line) => /it bumps P(\d)'s worker \d \(\d\); P\1 rolls \d with worker/.test(line))).toBe(true);
  });

  test('begins the set-up with a paragraph for each of its parts', () => {
    const steps = stepsIn('all that can be chosen').filter(({ before }) => before.turn === 0);
    const lines = read(steps, 'spectator').map((line) => line.replaceAll(/P\d/g, 'P').replaceAll(/\d/g, 'n'));
    const picks = (what: string) => `  ${['P', 'P', 'P', 'P'].map((who) => `${who} picks ${what}`).join('; ')}.`;
    expect(lines[0]).toBe(picks('a market'));
    expect(lines.filter((line) => line === picks('a recruit'))).toHaveLength(4);
    expect(lines.filter((line) => line.startsWith('  P begins with '))).toHaveLength(4);
    expect(
      lines.filter((line) => /^ {2}P rolls n and n with the first two workers(; P rolls .*){3}\.$/.test(line)),
    ).toHaveLength(1);
  });
});

describe('The opening', () => {
  const opening = (options: Partial<EuphoriaOptions>): string[] =>
    narrator.opening(engine.view(engine.init('o', options), 'spectator')).map(({ text }) => text);

  test('tells who sits where, the edition and what completes a market', () => {
    expect(opening({ players: 2 })).toEqual([
      'P0 and P1 sit in this order, each with 2 of 4 workers and 10 stars. Recruits are those of the second edition, and everybody may propose 2 trades a turn. Each territory has 2 star spaces, and 2 workers complete a market.',
      'Set-up',
    ]);
    expect(opening({ players: 4, recruitEdition: 'first', tradeProposalsPerTurn: 0 })[0]).toBe(
      'P0, P1, P2 and P3 sit in this order, each with 2 of 4 workers and 10 stars. Recruits are those of the first edition, and nobody trades. Each territory has 4 star spaces, and 3 workers complete a market.',
    );
  });
});

test('What is said of the content of Euphoria is what the base pack says', () => {
  const count = (list: readonly { readonly provenance: string }[], name: string): string =>
    `${list.filter(({ provenance }) => provenance === 'reconstructed').length} of ${list.length} ${name}`;
  const { spaces, tiles, artifacts, dilemmas, recruits } = basePack;
  const parts = [
    count(spaces, 'spaces'),
    count(tiles, 'tiles'),
    count(artifacts, 'artifacts'),
    count(dilemmas, 'dilemmas'),
    count(recruits, 'recruits'),
  ];
  expect(games.find(({ engine: { id } }) => id === 'euphoria')?.reconstructed).toBe(parts.join(', '));
});
