import type { engine as doesNotExist } from '@rulewright/does-not-exist';
import { createEngine as createEcologic, engine as ecologic, basePack as ecologicPack } from '@rulewright/ecologic';
import { createText as ecologicText } from '@rulewright/ecologic/text';
import { ru as ecologicRu } from '@rulewright/ecologic/text/ru';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { createText as euphoriaText } from '@rulewright/euphoria/text';
import { gameIds, type KnownGame, loadGame } from '@rulewright/games/load';
import { describe, expect, test } from 'vitest';

// The player aid of each game, against its catalogue and against games that are played.

const loaded = async (id: string): Promise<KnownGame> => {
  const game = await loadGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
};

describe.each(gameIds)('The player aid of %s', (id) => {
  test('is a page of rows, each with a text, and names rules that the catalogue has', async () => {
    const { rules, text } = await loaded(id);
    const parts = text.aid();
    expect(parts.length).toBeGreaterThan(4);
    expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
    const rows = parts.flatMap((part) => part.rows);
    expect(rows.filter(({ text }) => text === '')).toEqual([]);
    expect(rows.map(({ rule }) => rule).filter((rule) => rule !== '' && !Object.hasOwn(rules, rule))).toEqual([]);
  });

  test('has the same rows in the language of its rulebook', async () => {
    const { languages, text } = await loaded(id);
    const shape = (told: typeof text) =>
      told.aid().map(({ rows }) => rows.map(({ rule, name }) => [rule, name !== '']));
    for (const load of Object.values(languages ?? {})) {
      const told = (await load()).text;
      expect(shape(told)).toEqual(shape(text));
      expect(told.aid().map(({ title }) => title)).not.toEqual(text.aid().map(({ title }) => title));
    }
  });
});

/** The phases of a game played by last answers, each once, in the order in which they begin. */
function phasesOf(engine: typeof ecologic | typeof emix | typeof doesNotExist, steps: number): string[] {
  const any = engine as typeof ecologic;
  const phases = new Set<string>();
  let state = any.init('aid');
  for (let n = 0; n < steps; n++) {
    const action = any.legalActions(state).at(-1);
    if (action === undefined) break;
    const { events, state: next } = any.step(state, action);
    for (const event of any.eventsFor(events, 'spectator')) if (event.type === 'phase-began') phases.add(event.phase);
    state = next;
  }
  return [...phases];
}

describe('The order of a round on a player aid', () => {
  const titles = async (id: string): Promise<readonly string[]> =>
    (await loaded(id)).text.aid().map(({ title }) => title);

  test('is that of the phases of a game of EcoLogic', async () => {
    const [round] = ecologicText(ecologic).aid();
    expect(phasesOf(ecologic, 80).slice(0, 4)).toEqual(['event', 'action', 'environment', 'income']);
    expect(round?.rows.map(({ name }) => name)).toEqual([
      'Event phase:',
      'Action phase:',
      'Environment phase:',
      'Income phase:',
    ]);
  });

  test('is that of the phases of a game of Emix', async () => {
    // those of the first round begin before anybody decides
    expect(phasesOf(emix, 60)).toEqual(['result', 'charge', 'influence']);
    expect((await titles('emix')).slice(0, 3)).toEqual(['Charge', 'Influence', 'Result']);
  });

  test('is that of the parts of a turn of Does Not Exist', async () => {
    expect((await titles('does-not-exist')).slice(0, 5)).toEqual([
      'The turn begins',
      'Preparation',
      'Rave',
      'Bounty',
      'Summary',
    ]);
  });
});

describe('A player aid', () => {
  test('has the prices, harms and incomes of the tables of EcoLogic', () => {
    const rows = ecologicText(ecologic)
      .aid()
      .flatMap((part) => part.rows);
    expect(rows.find(({ name }) => name === 'Specials:')?.text).toBe('12, 15 and 20 for the first, second and third.');
    expect(rows.filter(({ rule }) => rule === 'ECO-GEN.5').map(({ text }) => text)).toEqual([
      '1 coin, ecological effect −1.',
      '3 coins, ecological effect −2.',
      '5 coins, ecological effect −3.',
      '7 coins, ecological effect −4.',
    ]);
  });

  test.each([
    [2, 'Specials:', ['12 and 15 for the first and second.']],
    [1, 'Specials:', ['12 for the first.']],
    [0, 'Specials:', []],
    [2, 'СИ:', ['12 и 15 – за первую и вторую.']],
    [1, 'СИ:', ['12 – за первую.']],
  ] as const)('of a pack of EcoLogic with %i specials has their prices: %s', (count, called, texts) => {
    const content = { ...ecologicPack, id: 'few-specials', specials: ecologicPack.specials.slice(0, count) };
    const few = createEcologic({ content });
    const aid = ecologicText(few, called === 'СИ:' ? { language: ecologicRu } : {}).aid();
    const rows = aid.flatMap((part) => part.rows);
    expect(rows.filter(({ name }) => name === called).map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual(texts);
    expect(aid.every((part) => part.rows.length > 0)).toBe(true);
  });

  test.each([2, 4, 6])('of a view of Euphoria says how many workers %i players need', (players) => {
    const view = euphoria.view(euphoria.init('aid', { players }), 'spectator');
    const rows = euphoriaText(euphoria)
      .aid(view)
      .flatMap((part) => part.rows)
      .filter(({ rule }) => rule === 'EUP-BLD.3');
    const { needed } = euphoria.ask(view).site('euphorian-a');
    expect(rows).toEqual([
      { name: `${players} players:`, text: `${needed} workers complete a market.`, rule: 'EUP-BLD.3' },
    ]);
  });

  test('has the bands that areas of Euphoria pay by', () => {
    const part = euphoriaText(euphoria)
      .aid()
      .find(({ rows }) => rows.some(({ rule }) => rule === 'EUP-COM.3'));
    expect(part?.rows.map(({ name, text }) => `${name} ${text}`)).toEqual([
      '1–4: 1 commodity and allegiance +1',
      '5–8: 1 commodity and knowledge −1',
      '9 or more: 2 commodities and knowledge +1',
    ]);
  });

  test.each([
    ['', {}, 'The first player turns up an event. It holds for this round.', 'Then everybody builds in turn.', 'go by'],
    [
      'of an event for everybody, one build action and shared places',
      { eventDraw: 'player', buildStep: 'one-each', finalTie: 'shared' },
      'Everybody in turn turns up an event. All of them hold for this round.',
      'Then everybody may build once.',
      'share the place.',
    ],
  ] as const)('of a view of EcoLogic fits its options %s', (_, options, event, build, tie) => {
    const parts = ecologicText(ecologic).aid(ecologic.view(ecologic.init('aid', options), 'spectator'));
    expect(parts[0]?.rows[0]?.text).toBe(event);
    expect(parts[0]?.rows[1]?.text).toContain(build);
    const rows = parts.flatMap((part) => part.rows);
    expect(rows.find(({ rule }) => rule === 'ECO-END.3')?.text).toContain(tie);
  });

  test.each([
    ['', {}, 'may follow, one by one.', 'for free morale −1.', 'a star on the territory and'],
    [
      'of dear doubles, whole retrievals and stars on tiles',
      { doublesCostMorale: true, freeRetrievalTakesAll: true, builtMarketStarOnTile: true },
      'for 1 morale each.',
      'all of them for free, morale −1.',
      'or on a built tile there.',
    ],
  ])('of a view of Euphoria fits its options %s', (_, options, ...said) => {
    const rows = euphoriaText(euphoria)
      .aid(euphoria.view(euphoria.init('aid', options), 'spectator'))
      .flatMap((part) => part.rows);
    const names = ['Equal workers', 'Take workers back', 'Visit:'];
    for (const [i, part] of said.entries())
      expect(rows.find(({ name }) => name.startsWith(names[i] ?? ''))?.text).toContain(part);
  });
});
