import { existsSync } from 'node:fs';
import { type Expertise, match, weighted } from '@rulewright/bots';
import { at, type Seat, stepsOf } from '@rulewright/core';
import { type EcoLogicAction, type EcoLogicState, engine } from '@rulewright/ecologic';
import { refusals, rules } from '@rulewright/ecologic/rules';
import { describe, expect, test } from 'vitest';
import { advice } from '../../packages/cli/src/advice.js';
import { games } from '../../packages/cli/src/games.js';
import { askHuman, menu } from '../../packages/cli/src/human.js';
import { spoken } from '../../packages/cli/src/in-language.js';
import type { Prompts } from '../../packages/cli/src/terminal.js';
import { transcript } from '../../packages/cli/src/transcript.js';
import { table } from '../ecologic/table.js';
import { inFull, some } from '../support/depth.js';
import { console, linesOf, rulewright, scratch } from './console.js';

const game = at(games, 0);

/** What a person does: takes the choice with these words, types a number, or types a text. */
type Answer = { readonly choose: RegExp } | { readonly number: number } | { readonly text: string };
const choose = (words: RegExp): Answer => ({ choose: words });

/** A person who gives these answers and remembers the menus. */
function person(...answers: readonly Answer[]) {
  const menus: string[][] = [];
  const messages: string[] = [];
  const left = [...answers];
  const next = <Kind extends string>(kind: Kind, message: string) => {
    messages.push(message);
    const answer = left.shift();
    if (answer === undefined || !(kind in answer)) throw new Error(`no ${kind} ready for: ${message}`);
    return answer;
  };
  const prompts: Prompts = {
    async choose(message, choices) {
      menus.push([...choices]);
      const answer = next('choose', message);
      const index = 'choose' in answer ? choices.findIndex((name) => answer.choose.test(name)) : -1;
      if (index < 0) throw new Error(`not offered: ${choices.join(' | ')}`);
      return index;
    },
    async number(message) {
      const answer = next('number', message);
      return 'number' in answer ? answer.number : Number.NaN;
    },
    async text(message) {
      const answer = next('text', message);
      return 'text' in answer ? answer.text : '';
    },
  };
  return { prompts, menus, messages, left };
}

/** Asks for one decision; gives the action, what was printed, and what was asked. */
async function decide(state: EcoLogicState, seat: Seat, ...answers: readonly Answer[]) {
  const terminal = console();
  const someone = person(...answers);
  const action = await askHuman(game, state, seat, { prompts: someone.prompts, transcript: transcript(terminal) });
  if (action === 'undo' || action === 'resign') throw new Error('nothing was to be taken back');
  expect(someone.left).toEqual([]);
  return { action, printed: terminal.printed.out, ...someone };
}

/** P1 has opened an oil piece at 3; P2 with 10 coins is asked. */
const bidding = (): EcoLogicState => {
  let { state } = table({}, 'human');
  const play = (pick: (action: EcoLogicAction) => boolean): void => {
    const action = engine.legalActions(state).find(pick);
    if (action === undefined) throw new Error('not offered');
    state = engine.apply(state, action);
  };
  while (state.phase === 'set-up') play(() => true);
  for (const _ of state.players) play(({ type }) => type === 'decline-opening');
  play((action) => action.type === 'open-plant' && action.branch === 'oil');
  return state;
};
const auction = bidding();
const bidder = at(engine.decision(auction)?.seats ?? [], 0);
const highBid = auction.auction?.highBid ?? 0;

describe('A person at the table', () => {
  test('is asked with the facts that matter and finds a long list by topic', async () => {
    const { action, menus, messages } = await decide(auction, bidder, choose(/^pass/));
    expect(action).toEqual({ type: 'pass', seat: bidder });
    expect(messages).toEqual([
      `P${bidder + 1}, you have 10 coins and an eco fund of ${auction.players[bidder]?.ecoFund}. P${auction.firstPlayer + 1} bids ${highBid} for an oil piece. What do you do?`,
    ]);
    expect(menus).toEqual([
      [
        'raise the bid …',
        'pass: out of this auction',
        'ask for money …',
        'show the board',
        'ask for a hint',
        'type an action',
      ],
    ]);
  });

  test('types an amount as a number', async () => {
    const { action, messages } = await decide(auction, bidder, choose(/^raise/), { number: 7 });
    expect(action).toEqual({ type: 'raise', seat: bidder, amount: 7 });
    expect(messages[1]).toBe(`amount (${highBid + 1} to 10):`);
  });

  test.each(
    some([
      ['asks for a hint', [choose(/^ask for a hint/)]],
      ['types hint', [choose(/^type an action/), { text: ' Hint ' }]],
    ]),
  )('%s, reads what a search likes best, and is asked again', async (_, asking) => {
    const { action, printed } = await decide(auction, bidder, ...asking, choose(/^pass/));
    expect(action).toEqual({ type: 'pass', seat: bidder });
    expect(printed.replaceAll(/\s+/g, ' ')).toMatch(
      /A search likes best: .+ \(worth 0\.\d\d; 1 is the first place, 0 the last\)\. /,
    );
  });

  test('reads the reason of a hint in the language of the game', inFull, async () => {
    const { expertise } = game;
    if (expertise === undefined) throw new Error('nobody knows the game');
    const player = weighted(engine, expertise as Expertise<typeof engine>);
    const { record } = await match(engine, [player, player], { seed: 'hint/1' });
    // the Reserve is to be had at its price
    const step = [...stepsOf(engine, record)][22];
    if (step === undefined) throw new Error('the game is shorter');
    const view = engine.view(step.before, step.action.seat);
    const [, why] = await advice(game, view);
    expect(why).toBe('After the best move, you win “Reserve” for 12 coins.');
    const [best = '', because = ''] = await advice(await spoken(game, 'ru'), view);
    expect(best).toMatch(/^Поиску больше всего нравится: /);
    expect(because.replaceAll('\u00A0', ' ')).toBe('После лучшего хода вы выигрываете «Заповедник» за 12 монет.');
  });

  test('learns the rule when an amount is refused, and is asked again', async () => {
    const answers = [choose(/^raise/), { number: 11 }, choose(/^raise/), { number: highBid }, choose(/^pass/)];
    const { printed } = await decide(auction, bidder, ...answers);
    const { 'ECO-AUC.4': above, 'ECO-AUC.11': poor } = rules;
    expect(printed.replaceAll(/\s+/g, ' ').trim()).toBe(
      [
        refusals['more-than-your-money'],
        `ECO-AUC.11 ${poor.title} (amount 11, money 10)`,
        poor.text,
        refusals['not-above-the-high-bid'],
        `ECO-AUC.4 ${above.title} (amount ${highBid}, highBid ${highBid})`,
        above.text,
      ].join(' '),
    );
  });

  test('asks for money by the amount and what is to be paid back: nothing for a gift', async () => {
    const { action, messages } = await decide(auction, bidder, choose(/money/), { number: 4 }, { number: 0 });
    expect(action).toMatchObject({ type: 'ask-aid', seat: bidder, amount: 4, due: 0 });
    expect(messages).toHaveLength(3);
    const loan = await decide(auction, bidder, choose(/money/), { number: 4 }, { number: 4 });
    expect(loan.action).toMatchObject({ type: 'ask-aid', seat: bidder, amount: 4, due: 4 });
  });

  test.each([
    ['raise 8', (seat: Seat) => ({ type: 'raise', seat, amount: 8 })],
    ['  pass ', (seat: Seat) => ({ type: 'pass', seat })],
  ])('may type notation without the seat: %j', async (text, expected) => {
    const { action } = await decide(auction, bidder, choose(/type/), { text });
    expect(action).toEqual(expected(bidder));
  });

  test('may type notation with the seat', async () => {
    const { action } = await decide(auction, bidder, choose(/type/), { text: `${bidder} raise 8` });
    expect(action).toEqual({ type: 'raise', seat: bidder, amount: 8 });
  });

  test.each([
    ['raise', /^ {2}raise is written as: seat raise amount: \d raise$/],
    ['jump 3', /^ {2}no action has the type "jump": you can raise, pass, ask-aid$/],
    ['raise x', /^ {2}the action is malformed: amount: Invalid input: expected number, received string$/],
    ['reveal', /^ {2}That is not among what can be done now\.\n {2}ECO-INI\.1 Revealing an initiative \(/],
  ])('reads why notation is refused: %s', async (text, reason) => {
    const { action, printed } = await decide(auction, bidder, choose(/type/), { text }, choose(/^pass/));
    expect(action.type).toBe('pass');
    expect(printed.trimEnd()).toMatch(reason);
  });

  test('cannot act for another seat', async () => {
    const other = (bidder + 1) % 3;
    const text = `${other} pass`;
    const { action, printed } = await decide(auction, bidder, choose(/type/), { text }, choose(/^pass/));
    expect(action.seat).toBe(bidder);
    expect(linesOf(printed)).toEqual([
      '  This seat is not asked now.',
      `  CORE-ACT.3 Not your decision (seat ${other})`,
      '  Only a seat that is asked at this moment may act.',
    ]);
  });

  test('may look at the board first', async () => {
    const { printed } = await decide(auction, bidder, choose(/board/), choose(/^pass/));
    for (const { id } of engine.content.tiles.slice(0, 19)) expect(printed).toContain(`${id} `);
    expect(printed).toMatch(/^ {2}P3 +10 /m);
  });

  test('chooses from a list what is no amount, and may go back', async () => {
    const { state } = table({}, 'human');
    const seat = at(engine.decision(state)?.seats ?? [], 0);
    const { action, menus } = await decide(
      state,
      seat,
      choose(/^place an oil/),
      choose(/^go back$/),
      choose(/^place a mineral/),
      choose(/on H\d\d/),
    );
    expect(action).toMatchObject({ type: 'place-first', seat, branch: 'mineral' });
    expect(menus[0]).toEqual([
      'place an oil piece …',
      'place a mineral piece …',
      'show the board',
      'ask for a hint',
      'type an action',
    ]);
    expect(menus[1]?.every((name) => /^(place an oil piece on H\d\d \(.*\): \d eco points?|go back)$/.test(name))).toBe(
      true,
    );
  });
});

test('A short list is offered action by action', () => {
  const view = engine.view(auction, bidder);
  const legal = engine.legalActions(auction).filter(({ type }) => type === 'raise' || type === 'pass');
  expect(menu(game, view, legal).map(({ name }) => name)).toEqual([
    ...legal.filter(({ type }) => type === 'raise').map((_, i) => `bid ${highBid + 1 + i}`),
    'pass: out of this auction',
  ]);
});

test('A whole game with two people can be played, saved and replayed', inFull, async () => {
  const file = `${scratch()}/people.json`;
  const seen: string[] = [];
  const prompts: Prompts = {
    async choose(message, choices) {
      seen.push(message.slice(0, 2));
      const wanted = [/^keep/, /^pass/, /^open no/, /^refuse/, /^decline/, /^place/, /^lose/];
      const index = wanted.map((words) => choices.findIndex((name) => words.test(name))).find((found) => found >= 0);
      return index ?? 0;
    },
    number: async () => 1,
    text: async () => 'pass',
  };
  const humans = ['--human', '0', '--human', '2'];
  const { code, out } = await rulewright(
    ['play', 'ecologic', '--players', '3', '--seed', 'people', ...humans, '--record', file],
    prompts,
  );
  expect(code).toBe(0);
  expect(new Set(seen)).toEqual(new Set(['P1', 'P3']));
  expect(out).toContain('Final ranking');
  expect((await rulewright(['replay', file])).code).toBe(0);
});

test('Leaving a question ends the program with exit code 130 and no record', async () => {
  const leave = async (): Promise<never> => {
    const error = new Error('User force closed the prompt');
    error.name = 'ExitPromptError';
    throw error;
  };
  const folder = scratch();
  const args = ['play', 'ecologic', '--seed', 'leave', '--human', '0', '--record', `${folder}/game.json`];
  const { code, err } = await rulewright(args, { choose: leave, number: leave, text: leave });
  expect({ code, err }).toEqual({ code: 130, err: '' });
  expect(existsSync(`${folder}/game.json`)).toBe(false);
});
