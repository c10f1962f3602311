import { readFileSync } from 'node:fs';
import { at, type Viewer } from '@rulewright/core';
import { engine } from '@rulewright/emix';
import { createText } from '@rulewright/emix/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../packages/cli/src/games.js';
import { textNarrated } from '../../packages/cli/src/narrators/from-text.js';
import { verdict } from '../../packages/cli/src/ranking.js';
import type { Prompts } from '../../packages/cli/src/terminal.js';
import { transcript } from '../../packages/cli/src/transcript.js';
import { basePack } from '../../packages/emix/src/content/base.js';
import { inFull, some } from '../support/depth.js';
import { console, linesOf, rulewright, scratch } from './console.js';
import { type Step, stepsOf, variants } from './emix-games.js';

const text = createText(engine);
const { narrator } = textNarrated(text, ({ position }: ReturnType<typeof engine.view>) => position.round);
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
  for (const { before, after, events } of steps)
    print(narrator.tell(engine.view(before, viewer), engine.eventsFor(events, viewer), engine.view(after, viewer)));
  close();
  return linesOf(terminal.printed.out).filter((line) => line !== '');
}

describe('The result of a seat', () => {
  test.each(names)('adds up to the score of the engine: %s', (name) => {
    const end = at(stepsIn(name), stepsIn(name).length - 1).after;
    const { scores = [] } = engine.outcome(end) ?? {};
    expect(scores).toHaveLength(end.options.players);
    scores.forEach((score, seat) => {
      const { marker, powers, karma } = text.score(engine.view(end, 'spectator'), seat);
      expect(numbersIn(`${marker} ${powers} ${karma}`)).toBe(score);
    });
  });

  test('names the clan and its score', () => {
    const steps = stepsIn('clans on a board full of symbols');
    const end = at(steps, steps.length - 1).after;
    const scores = (engine.outcome(end)?.scores ?? []).map(Number);
    const clans = scores.map((_, seat) => text.score(engine.view(end, 'spectator'), seat).clan);
    const light = at(scores, 0) + at(scores, 3);
    const dark = 0 - at(scores, 1) - at(scores, 2);
    expect(clans).toEqual(
      [light, dark, dark, light].map((score, seat) => `${[0, 3].includes(seat) ? 'light' : 'dark'} ${signed(score)}`),
    );
  });

  const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`.replace('-', '−'));
  /** The sum of the signed numbers of a text. */
  const numbersIn = (said: string): number =>
    (said.match(/(?<=^| )[+−]?\d+/g) ?? []).reduce((sum, number) => sum + Number(number.replace('−', '-')), 0);
});

test.each(
  some([
    ['three', ['--players', '3']],
    ['solo', ['--players', '1']],
    ['clans', ['--players', '3', '--option', 'teams={"light":[2],"dark":[0,1]}']],
  ]),
)('The ranking that is printed is that of the engine: %s', async (name, flags) => {
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
  // columns, or a paragraph a row where they do not fit
  const rows = [...out.matchAll(/^ {2}(\d)\. P(\d)(?: .* |:[^.]*?score\s+)(−?\d+)$/gm)].map((row) =>
    row.slice(1).map((cell) => Number(cell.replace('−', '-'))),
  );
  const places = ranking.map((_, i) => 1 + ranking.slice(0, i).flat().length);
  expect(rows).toEqual(ranking.flatMap((group, i) => group.map((seat) => [places[i], seat + 1, scores[seat]])));
  expect(rows).not.toEqual([]);
  expect(linesOf(out).findLast((line) => / wins?\.| share the victory\.$/.test(line))).toBe(
    `  ${verdict({ winners })}`,
  );
});

describe('A reader learns no card that the seat may not know', () => {
  const HIDING = ['cards-drawn', 'card-exchanged', 'card-stolen', 'card-discarded'] as const;

  test.each(some(HIDING))('%s', (type) => {
    let [open, closed] = [0, 0];
    for (const { before, events } of all())
      for (const emitted of events) {
        if (emitted.event.type !== type) continue;
        const known = Object.values(emitted.secret ?? {}).flat();
        const viewers: Viewer[] = [...before.marker.keys(), 'spectator'];
        for (const viewer of viewers) {
          const isTold = said(before, emitted, viewer) !== said(before, { ...emitted, secret: NOBODY }, viewer);
          expect(isTold).toBe(viewer !== 'spectator' && known.includes(viewer));
          if (isTold) open++;
          else closed++;
        }
      }
    expect(Math.min(open, closed)).toBeGreaterThan(0);
  });

  const NOBODY = { card: [], cards: [] };
  const said = (state: Step['before'], event: Step['events'][number], viewer: Viewer): string =>
    engine
      .eventsFor([event], viewer)
      .map((seen) => text.event(engine.view(state, viewer), seen).text)
      .join(' ');

  test('and what is printed for one seat is the same whatever the others hold', () => {
    for (const { before } of stepsIn('three players').filter((_, i) => i % 20 === 0)) {
      const view = engine.view(before, 0);
      const other = engine.view(engine.determinize(view, 'other'), 0);
      expect(text.sheets(other)).toEqual(text.sheets(view));
      expect(text.question(other).text).toBe(text.question(view).text);
    }
  });
});

test('A person plays a whole game and reads the cards of their own seat only', inFull, async () => {
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
  expect(messages.filter((message) => !/^P2, |^Which one\?$/.test(message))).toEqual([]);
  expect(out).toMatch(/You draw \d cards?: [A-Z]/);
  expect(out).toMatch(/P[13] draws \d cards?[.;]/);
  expect(out).not.toMatch(/P[13]\s+draws\s+\d\s+cards?:/);
  expect(out).not.toMatch(/P[13]\s+exchanges\s+(?!a\s+card)/);
});

test('every action has words that tell it from the others of its list', inFull, () => {
  const types = new Set<string>();
  for (const { before, action } of all()) {
    const legal = engine.legalActions(before, action.seat);
    const view = engine.view(before, action.seat);
    const said = legal.map((each) => text.action(view, each).text);
    expect(said.filter((one, i) => said.indexOf(one) < i)).toEqual([]);
    for (const { type } of legal) types.add(type);
  }
  expect([...engine.schemas.actions.keys()].filter((type) => !types.has(type))).toEqual([]);
});

describe('A transcript', () => {
  test('has a paragraph for every turn and a table after every round', inFull, () => {
    const lines = read(stepsIn('three players'), 'spectator');
    expect(lines.filter((line) => /^Circle [123] of 3$/.test(line))).toHaveLength(6 * 3 - 1);
    expect(lines.filter((line) => /^Round \d of \d+ – P\d is first player$/.test(line))).toHaveLength(5);
    expect(lines.filter((line) => /^Players$/.test(line))).toHaveLength(5);
    expect(lines.filter((line) => /^ {2}P\d’s Charge turn; .*P\d rolls blue \d and red \d/.test(line))).toHaveLength(
      5 * 3,
    );
    expect(lines.filter((line) => /^ {2}P\d.* absorbs /.test(line))).toHaveLength(6 * 3);
    expect(lines.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([]);
  });
});

test('What is said of the content of Emix is what the base pack says', () => {
  const count = (list: readonly { readonly provenance: string }[], name: string): string =>
    `${list.filter(({ provenance }) => provenance === 'reconstructed').length} of ${list.length} ${name}`;
  const { cards, board, decks } = basePack;
  const all = [count(cards, 'cards'), count(board, 'symbols'), count(decks, 'decks')];
  expect(games.find(({ engine: { id } }) => id === 'emix')?.reconstructed).toBe(all.join(', '));
});
