import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { match, playerOf } from '@rulewright/bots';
import { net } from '@rulewright/bots/ecologic/net';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../packages/cli/src/command-line.js';
import { programsAmong } from '../../packages/cli/src/programs.js';
import { SeatedBots } from '../../packages/cli/src/seated-bots.js';
import { inFull, some } from '../support/depth.js';
import { linesOf, rulewright, scratch } from './console.js';

const folder = scratch();

describe('a net in a file', () => {
  const file = join(folder, 'net.json');
  writeFileSync(file, JSON.stringify(net));
  const judged = `ismcts:2:judge=${file}`;

  test.each([
    ['play', ['--bot', judged, '--quiet', '--seed', 'net']],
    ['arena', ['--players', `${judged},ismcts:2:judge=hand`, '--games', '1', '--seed', 'net']],
    ['simulate', ['--players', `${judged},uniform`, '--games', '1', '--seed', 'net']],
  ])('judges for a bot of %s', inFull, async (command, flags) => {
    const { code, err } = await rulewright([command, 'ecologic', ...flags]);
    expect([code, err]).toEqual([0, '']);
    const lost = flags.map((flag) => flag.replaceAll(file, join(folder, 'lost.json')));
    expect(await rulewright([command, 'ecologic', ...lost])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/lost\.json/),
    });
  });

  test('is no program: a bot with one plays in threads', async () => {
    const programs = ['./bot --at host:80', 'C:\\bots\\mine', 'd:/mine'];
    const named = ['ismcts:5:exploration=0.7', 'ismcts:5:judge=C:/net.json', 'greedy:utility=places'];
    expect(Object.keys(programsAmong([...programs, ...named]))).toEqual(programs);
    expect(Object.keys(programsAmong([judged, 'python3 bot.py', './bot', 'bot.exe', 'ismcts:200']))).toEqual([
      'python3 bot.py',
      './bot',
      'bot.exe',
    ]);
  });
});

describe('play --bot', () => {
  test.each(some(['ecologic', 'emix', 'does-not-exist', 'euphoria'], { day: 4 }))(
    'plays in %s as the bots of a match with the same seed play',
    async (id) => {
      const { engine, expertise } = await gameNamed(id);
      const file = join(folder, `${id}.json`);
      const args = ['play', id, '--players', '3', '--seed', 'duel/0', '--quiet', '--record', file];
      const { code, out } = await rulewright([...args, '--bot', '1=uniform', '--bot', 'weighted']);
      expect({ code, line: linesOf(out)[1] }).toEqual({
        code: 0,
        line: '  Bots: P1 weighted, P2 uniform, P3 weighted.',
      });
      const seatable = (name: string) => playerOf(engine, name, { expertise });
      const players = ['weighted', 'uniform', 'weighted'].map(seatable);
      const { record } = await match(engine, players, { seed: 'duel/0' });
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(record)));
    },
  );

  test('plays on in a game that was kept', inFull, async () => {
    const file = join(folder, 'kept');
    const bots = ['--bot', 'ismcts:3'];
    await rulewright(['play', 'ecologic', '--seed', 'k', '--save', file, ...bots, '--quiet']);
    const [beginning = '', ...decisions] = linesOf(readFileSync(file, 'utf8'));
    const kept = [beginning, ...decisions.slice(0, 40)];
    writeFileSync(file, `${kept.join('\n')}\n`);
    const { code, out } = await rulewright(['play', '--resume', file, ...bots, '--quiet']);
    expect(code).toBe(0);
    expect(out).toContain('Final ranking');
    expect(linesOf(readFileSync(file, 'utf8')).slice(0, kept.length)).toEqual(kept);
    expect(linesOf(readFileSync(file, 'utf8')).length).toBeGreaterThan(kept.length + 40);
  });

  test.each([
    [['--bot', 'chess'], 'no bot is called chess'],
    [['--bot', '2=uniform'], '--bot 2=uniform: no bot can sit at seat 2'],
    [['--bot', '0=uniform', '--bot', '0=weighted'], '--bot 0=weighted: somebody sits there'],
    [['--bot', 'uniform', '--bot', 'weighted'], '--bot weighted: somebody sits there'],
    [['--human', '0', '--bot', '0=uniform'], '--bot 0=uniform: no bot can sit at seat 0'],
  ])('refuses %j in one line', async (flags, message) => {
    const { code, out, err } = await rulewright(['play', 'ecologic', ...flags]);
    expect({ code, out, lines: linesOf(err).length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err).toContain(message);
  });
});

test('A bot whose decision is taken back hears the rest again, and decides as before', async () => {
  const game = await gameNamed('ecologic');
  const { engine } = game;
  const first = engine.init('back', { players: 2 });
  const seats = [0, 1].map((seat) => ({ seat, name: 'ismcts:3' }));
  const bots = new SeatedBots(game, 'back', seats, { first });
  const states = [first];
  const choose = async (state: typeof first) => bots.choose(state, engine.decision(state)?.seats?.[0] ?? -1);
  const actions = [];
  for (let state = first; actions.length < 6; ) {
    const action = await choose(state);
    const { state: after, events } = engine.step(state, action);
    actions.push(action);
    bots.tell(events, after);
    states.push(after);
    state = after;
  }
  bots.forget(6);
  for (const [i, action] of actions.slice(0, 2).entries()) {
    const state = states[i] ?? first;
    expect(await choose(state)).toEqual(action);
    const { state: after, events } = engine.step(state, action);
    bots.tell(events, after);
  }
});
