import { at, type Viewer } from '@rulewright/core';
import { type EuphoriaAction, type EuphoriaState, type EuphoriaView, engine } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { type Choice, choiceOf } from '../../packages/cli/src/narrators/euphoria/questions.js';
import { workerOf } from '../../packages/cli/src/narrators/euphoria/scene.js';
import { recruitNamed, spaceNamed } from '../../packages/cli/src/narrators/euphoria/words.js';
import { euphoriaNarrator } from '../../packages/cli/src/narrators/euphoria.js';
import { playNames, stepsOf } from './euphoria-games.js';

const narrator = euphoriaNarrator(engine);
const { content } = engine;
type Position = EuphoriaView['position'];
type Of<Type extends EuphoriaAction['type']> = Extract<EuphoriaAction, { type: Type }>;

const TRADE_ITEMS = 14;
const items = (...counts: readonly (readonly [item: number, count: number])[]): number[] =>
  Array.from({ length: TRADE_ITEMS }, (_, item) => counts.find(([its]) => its === item)?.[1] ?? 0);
const card = (id: string): number => content.recruits.indexOf(recruitNamed({ content }, id));
/** The ability that a rule tells about, and the effects with this operation. */
const ability = (rule: string): number => content.abilities.findIndex((row) => row.rule === rule);
const effectOf = (rule: string, place = 0): number => at(at(content.abilities, ability(rule)).effects, place);

/**
 * What P1 sees on a table of three: morale 3, knowledge 3, 2 energy, 1 gold, two books and a bat, worker 1 (5) available,
 * worker 2 (2) on the Farm beside P0's 6, P2's 4 in the Euphorian Tunnel; the Bemusement Park is built on Subterra A.
 */
function view(choice: Choice, options: Partial<Position['options']> = {}): EuphoriaView {
  const state = engine.init('phrases', { players: 3, ...options });
  const { position } = engine.view(state, 1);
  const place = [...position.place];
  const value = [...position.value];
  const put = (seat: number, number: number, where: number, its: number): void => {
    place[workerOf(seat, number)] = where;
    value[workerOf(seat, number)] = its;
  };
  put(1, 1, -2, 5);
  put(1, 2, spaceNamed('farm'), 2);
  put(0, 1, spaceNamed('farm'), 6);
  put(2, 1, spaceNamed('euphorian-tunnel'), 4);
  const goods = position.goods.map((count, i) => (i === 7 ? 2 : i === 11 ? 1 : count));
  const park = content.tiles.findIndex(({ id }) => id === 'bemusement-park');
  const [book, bat] = ['Book', 'Bat'].map((name) => content.artifacts.findIndex((kind) => kind.name.en === name));
  const hand = [book, book, bat].map((kind) => kind ?? 0);
  return {
    viewer: 1,
    backs: {},
    position: {
      ...position,
      agenda: [choice],
      place,
      value,
      goods,
      morale: [1, 3, 1],
      hands: [[], hand, []],
      dealtRecruits: [[], [card('lee-the-gossip'), card('katy-the-dietician')], []],
      builtTiles: position.builtTiles.map((tiles, site) => (site === 2 ? [park] : tiles)),
      placement: {
        seat: 1,
        worker: workerOf(1, 1),
        space: spaceNamed('sky-lounge'),
        bumped: -1,
        bumpedValue: 0,
        isVoid: false,
        added: workerOf(1, 1),
      },
    },
  };
}

const main: Choice = { kind: 'turn-main', seat: 1 };
const sealed = { asked: [1], waiting: [1], sealed: [] };
const trade = { give: items([0, 1], [8, 1]), ask: items([4, 2], [13, 1]) };
const lee = ability('EUP-RCT.122');
const esme = ability('EUP-RCT.118');

/** Every kind of choice, and what is asked. */
const questions: { readonly [Kind in Choice['kind']]: readonly [Extract<Choice, { kind: Kind }>, string][] } = {
  'setup-pick-market': [[{ kind: 'setup-pick-market', ...sealed }, 'Which market comes into the game?']],
  'setup-place-track-token': [[{ kind: 'setup-place-track-token', seat: 1 }, 'Where do you put a token?']],
  'setup-draft-recruit': [[{ kind: 'setup-draft-recruit', ...sealed }, 'Which recruit do you pick?']],
  'setup-keep-recruits': [
    [
      { kind: 'setup-keep-recruits', ...sealed },
      'Which recruits do you keep? You have Lee the Gossip (Icarite – having bumped an opponent, for 1 morale: +1 knowledge (for the owner of the bumped worker) and 1 commodity of choice); Katy the Dietician (Euphorian – with a visit, on the Generator, without artifacts: 1 food).',
    ],
  ],
  'turn-main': [[{ kind: 'turn-main', seat: 1 }, 'What do you do in your turn?']],
  'turn-continue': [[{ kind: 'turn-continue', seat: 1 }, 'What else do you do in your turn?']],
  'trade-build': [
    [
      { kind: 'trade-build', seat: 1, partner: 2, isAsking: false, ...trade, give: items() },
      'You offer P2 nothing. What do you give?',
    ],
    [
      { kind: 'trade-build', seat: 1, partner: 2, isAsking: true, ...trade },
      'You offer P2 1 energy and 1 × Bat for 2 gold and 1 artifact. What do you ask for?',
    ],
  ],
  'trade-respond': [
    [
      { kind: 'trade-respond', seat: 1, proposer: 0, ...trade },
      'P0 offers you 1 energy and 1 × Bat for 2 gold and 1 artifact. Do you accept?',
    ],
  ],
  'trade-pick-cards': [[{ kind: 'trade-pick-cards', seat: 1, count: 2 }, 'Which artifact do you hand over? 2 to go.']],
  'place-pay': [[{ kind: 'place-pay', seat: 1 }, 'What do you pay on the Sky Lounge?']],
  'place-benefit': [[{ kind: 'place-benefit', seat: 1, resources: 2 }, 'What do you take on the Sky Lounge?']],
  'place-star': [
    [{ kind: 'place-star', seat: 1, orTile: true }, 'Where does your star go, for the visit on the Sky Lounge?'],
  ],
  'place-extra': [[{ kind: 'place-extra', seat: 1 }, 'Do you place the new worker (5) at once?']],
  'ability-window': [
    [{ kind: 'ability-window', seat: 1, hook: 'bump-trade', used: [] }, 'Do you use one of your recruits?'],
  ],
  'ability-react': [
    [
      { kind: 'ability-react', seat: 1, ability: esme },
      'Do you use Esme the Fireman – after placing a star, for 1 artifact: 1 energy and either +1 morale or -1 knowledge?',
    ],
  ],
  'ability-offer': [
    [
      { kind: 'ability-offer', seat: 1, effect: effectOf('EUP-RCT.107/2') },
      'Jacko the Archivist offers you 1 artifact. Do you take it?',
    ],
  ],
  'ability-choose': [
    [
      { kind: 'ability-choose', seat: 1, effect: effectOf('EUP-RCT.104') },
      'Maggie the Outlaw gives you either 1 water or 1 stone. What do you take?',
    ],
    [
      { kind: 'ability-choose', seat: 1, effect: effectOf('EUP-RCT.110', 1) },
      'Pete the Cannibal gives you 1 resource of choice. What do you take?',
    ],
  ],
  'ability-discard': [
    [
      { kind: 'ability-discard', seat: 1, ability: esme, count: 1 },
      'Which artifact do you pay for Esme the Fireman? 1 artifact to go.',
    ],
  ],
  'roll-choose-face': [
    [{ kind: 'roll-choose-face', seat: 1, worker: workerOf(2, 3) }, 'Which value does worker 3 of P2 get?'],
  ],
  'roll-pay-penalty': [
    [{ kind: 'roll-pay-penalty', seat: 1 }, 'A market takes a good for one of your dice. Which one?'],
  ],
  'hand-discard': [[{ kind: 'hand-discard', seat: 1 }, 'Your hand limit is 3. Which artifact do you discard?']],
  'draw-react': [
    [
      { kind: 'draw-react', seat: 1, ability: ability('EUP-RCT.135'), toDraw: 0, drawn: 1 },
      'Do you use Geek the Oracle – when drawing artifacts, after the draw, for +2 knowledge, once a turn: 1 more artifact, then 1 card of the hand goes?',
    ],
  ],
  'draw-keep': [[{ kind: 'draw-keep', seat: 1, count: 2, among: 3 }, 'Which artifact do you discard again? 2 to go.']],
  'dilemma-keep-recruit': [[{ kind: 'dilemma-keep-recruit', seat: 1 }, 'Which of the two recruits do you keep?']],
};

const FACTS =
  'P1, you have morale 3, knowledge 3; available workers 5; goods 2 energy and 1 gold; artifacts Bat, Book ×2. ';

describe('Every choice of Euphoria has a question', () => {
  const rows = Object.values(questions).flatMap((cases: readonly (readonly [Choice, string])[]) =>
    cases.map(([choice, text]) => ({ choice, text })),
  );
  test.each(rows)('$choice.kind: $text', ({ choice, text }) => {
    expect(narrator.question(view(choice), 1)).toBe(FACTS + text);
  });

  test('that tells the facts alone when nothing waits', () => {
    const { position, ...rest } = view(main);
    expect(narrator.question({ ...rest, position: { ...position, agenda: [] } }, 1)).toBe(FACTS.trim());
  });
});

const me = { seat: 1 } as const;
const place = (space: string): Of<'place'> => ({ type: 'place', ...me, value: 5, space });
type Phrased = readonly (readonly [action: EuphoriaAction, text: string, choice?: Choice])[];

/** Every type of action, and how its player would say it. */
const phrases: { readonly [Type in EuphoriaAction['type']]: Phrased } = {
  'pick-market': [
    [
      { type: 'pick-market', ...me, tile: 'registry-of-personal-secrets' },
      'Registry of Personal Secrets: 4 bliss and 1 artifact; players without a star there have no bonuses of the first two allegiance tiers',
    ],
  ],
  'place-token': [[{ type: 'place-token', ...me, track: 'morale', cell: 4 }, 'morale on 4']],
  'draft-recruit': [
    [
      { type: 'draft-recruit', ...me, recruit: 'katy-the-dietician' },
      'keep Katy the Dietician (Euphorian – with a visit, on the Generator, without artifacts: 1 food)',
    ],
  ],
  'keep-recruits': [
    [
      { type: 'keep-recruits', ...me, active: 'katy-the-dietician', hidden: 'lee-the-gossip' },
      'Katy the Dietician active, Lee the Gossip hidden',
    ],
  ],
  place: [
    [place('farm'), 'place a 5 on the Farm: total 13, 2 food and +1 knowledge'],
    [place('cloud-mine'), 'place a 5 on the Cloud Mine: total 5, 1 bliss and -1 knowledge'],
    [{ ...place('aquifer'), value: 4 }, 'place a 4 on the Aquifer: total 4, 1 water and Subterran allegiance +1'],
    [place('tank-water'), 'place a 5 on the Worker Activation Tank (water) (3 water): +2 morale and a new worker'],
    [
      place('euphorian-tunnel'),
      "place a 5 on the Euphorian Tunnel (1 energy): 1 gold or 1 artifact, miner +1; bumps P2's 4",
    ],
    [
      place('ark'),
      'place a 5 on the Ark of Fractured Memories (3 artifacts or 2 equal artifacts): a star on the territory or on a market tile of it and Wastelander allegiance +1',
    ],
    [
      place('breeze-bar'),
      'place a 5 on the Breeze Bar (1 bliss and 1 commodity but bliss): Icarite allegiance +1 and 2 artifacts',
    ],
    [
      place('nimbus-loft'),
      'place a 5 on the Nimbus Loft (3 resources of any kind): a star on the territory and Icarite allegiance +1',
    ],
    [
      place('subterran-a-visit'),
      'place a 5 on the Bemusement Park on Subterra A (1 commodity of any kind and 1 Balloons): a star, allegiance +1',
    ],
    [place('euphorian-b-1'), 'place a 5 on space 1 of site Euphoria B (1 stone): 1 of 2 workers'],
  ],
  'decline-placement': [[{ type: 'decline-placement', ...me }, 'leave the new worker off the board']],
  retrieve: [
    [{ type: 'retrieve', ...me, workers: [2], price: 'free' }, 'take back worker 2 (2) from the Farm for free'],
    [
      { type: 'retrieve', ...me, workers: [2], price: 'food' },
      'take back worker 2 (2) from the Farm for 1 food: +2 morale',
    ],
    [
      { type: 'retrieve', ...me, workers: [2], price: 'jefferson-the-shock-artist' },
      'take back worker 2 (2) from the Farm with Jefferson the Shock Artist for 1 energy: -1 knowledge and +1 morale',
    ],
  ],
  'resolve-dilemma': [
    [
      { type: 'resolve-dilemma', ...me, side: 'fight', artifacts: ['bat', 'book'] },
      'fight in your dilemma for a recruit, paying 1 × Bat and 1 × Book',
    ],
    [
      { type: 'resolve-dilemma', ...me, side: 'join', artifacts: ['bat'] },
      'join in your dilemma for a star, paying 1 × Bat',
    ],
  ],
  'keep-recruit': [
    [
      { type: 'keep-recruit', ...me, recruit: 'katy-the-dietician' },
      'keep Katy the Dietician (Euphorian – with a visit, on the Generator, without artifacts: 1 food)',
    ],
  ],
  'end-turn': [[{ type: 'end-turn', ...me }, 'end the turn']],
  'open-trade': [[{ type: 'open-trade', ...me, partner: 2 }, 'propose a trade to P2']],
  give: [
    [{ type: 'give', ...me, item: 'energy' }, 'give 1 energy'],
    [{ type: 'give', ...me, item: 'artifact' }, 'give 1 artifact'],
  ],
  'to-ask': [[{ type: 'to-ask', ...me }, 'give no more, and ask']],
  ask: [[{ type: 'ask', ...me, item: 'book' }, 'ask for 1 × Book']],
  submit: [[{ type: 'submit', ...me }, 'make the proposal']],
  cancel: [[{ type: 'cancel', ...me }, 'drop the proposal']],
  accept: [[{ type: 'accept', ...me }, 'accept the trade']],
  reject: [[{ type: 'reject', ...me }, 'refuse the trade']],
  'pick-card': [[{ type: 'pick-card', ...me, artifact: 'book' }, 'hand over a Book']],
  pay: [[{ type: 'pay', ...me, plan: ['food', 'book', 'book', 'morale'] }, 'pay 1 food, 2 × Book and 1 morale']],
  take: [
    [{ type: 'take', ...me, items: ['gold', 'clay'] }, 'take 1 gold and 1 clay'],
    [{ type: 'take', ...me, items: ['artifact'] }, 'take 1 artifact'],
  ],
  'place-star': [
    [{ type: 'place-star', ...me, on: 'territory' }, 'Icarus'],
    [{ type: 'place-star', ...me, on: 'subterran-a' }, 'the tile of the Bemusement Park on Subterra A'],
  ],
  'choose-face': [[{ type: 'choose-face', ...me, face: 3 }, 'a 3']],
  'pay-penalty': [[{ type: 'pay-penalty', ...me, good: 'energy' }, 'lose 1 energy of 2']],
  discard: [[{ type: 'discard', ...me, artifact: 'box' }, 'discard a Game box']],
  drop: [[{ type: 'drop', ...me, artifact: 'box' }, 'discard a Game box']],
  'pay-artifact': [[{ type: 'pay-artifact', ...me, artifact: 'box' }, 'pay a Game box']],
  'use-ability': [
    [
      { type: 'use-ability', ...me, recruit: 'lee-the-gossip' },
      'use Lee the Gossip – having bumped an opponent, for 1 morale: +1 knowledge (for the owner of the bumped worker) and 1 commodity of choice',
      { kind: 'ability-window', seat: 1, hook: 'bump-trade', used: [] },
    ],
    [
      { type: 'use-ability', ...me, recruit: 'pete-the-cannibal' },
      'use Pete the Cannibal – with a new worker, for +2 knowledge: 1 artifact',
      { kind: 'ability-window', seat: 1, hook: 'new-worker', used: [] },
    ],
    [
      { type: 'use-ability', ...me, recruit: 'lee-the-gossip' },
      'use Lee the Gossip – having bumped an opponent, for 1 morale: +1 knowledge (for the owner of the bumped worker) and 1 commodity of choice',
      { kind: 'ability-react', seat: 1, ability: lee },
    ],
  ],
  done: [[{ type: 'done', ...me }, 'use none']],
  decline: [[{ type: 'decline', ...me }, 'do without it']],
  'take-offer': [[{ type: 'take-offer', ...me }, 'take it']],
  choose: [
    [
      { type: 'choose', ...me, option: 'morale' },
      'take +1 morale',
      { kind: 'ability-choose', seat: 1, effect: effectOf('EUP-RCT.118', 1) },
    ],
    [
      { type: 'choose', ...me, option: 'stone' },
      'take 1 stone',
      { kind: 'ability-choose', seat: 1, effect: effectOf('EUP-RCT.110', 1) },
    ],
  ],
};

/** Every type of action whose topic is not its type, and what it has in common with others. */
const topics: readonly (readonly [EuphoriaAction, string])[] = [
  [place('farm'), 'place a worker on a commodity area'],
  [place('tank-energy'), 'place a worker in the Worker Activation Tank'],
  [place('euphorian-tunnel'), 'place a worker in a tunnel'],
  [place('euphorian-tunnel-end'), 'place a worker at the end of a tunnel'],
  [place('ark'), 'place a worker on an artifact market'],
  [place('breeze-bar'), 'place a worker on another space of Icarus'],
  [place('subterran-a-visit'), 'place a worker on a built market'],
  [place('subterran-a-1'), 'place a worker on a construction site'],
  [{ type: 'retrieve', ...me, workers: [1], price: 'free' }, 'take workers back'],
  [{ type: 'resolve-dilemma', ...me, side: 'join', artifacts: ['bat'] }, 'join in your dilemma'],
  [{ type: 'open-trade', ...me, partner: 0 }, 'propose a trade'],
  [{ type: 'pay', ...me, plan: ['bliss', 'bliss', 'bat'] }, 'pay 2 bliss'],
  [{ type: 'pay', ...me, plan: ['bat', 'book', 'glasses'] }, 'pay 1 × Bat'],
  [{ type: 'place-token', ...me, track: 'knowledge', cell: 1 }, 'knowledge'],
  [{ type: 'keep-recruits', ...me, active: 'lee-the-gossip', hidden: 'katy-the-dietician' }, 'Lee the Gossip active'],
  [{ type: 'give', ...me, item: 'bat' }, 'give something'],
  [{ type: 'ask', ...me, item: 'bat' }, 'ask for something'],
];

describe('Every action of Euphoria has a phrase', () => {
  const rows = Object.values(phrases).flatMap((cases: Phrased) =>
    cases.map(([action, text, choice = main]) => ({ action, text, choice })),
  );
  test.each(rows)('$action.type: $text', ({ action, text, choice }) => {
    expect(narrator.phrase(view(choice), action)).toBe(text);
  });

  test.each(topics)('and a topic: %o', (action, text) => {
    expect(narrator.topic(view(main), action)).toBe(text);
  });
});

describe.each(playNames)('In a game, %s,', (name) => {
  const steps = stepsOf(name);

  test('every action has a phrase that tells it from the others of its list', () => {
    for (const { before, action } of steps) {
      const legal = engine.legalActions(before, action.seat);
      const told = legal.map((each) => narrator.phrase(engine.view(before, action.seat), each));
      expect(told.filter((text, i) => told.indexOf(text) < i || /undefined|NaN|\[object/.test(text))).toEqual([]);
    }
  });

  test('every seat is asked something in words', () => {
    for (const { before, action } of steps) {
      expect(choiceOf(before)).toBeDefined();
      const question = narrator.question(engine.view(before, action.seat), action.seat);
      expect(question).toMatch(
        /^P\d, you have morale [0-6], knowledge [0-6]; available workers (-|[1-6 ]+); goods .+; artifacts .+\. .+[?.]$/,
      );
      expect(question).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test('what is printed for one seat is the same whatever the others hold', () => {
    for (const { before } of steps.filter((_, i) => i % 40 === 0)) {
      const seen = engine.view(before, 0);
      const other = engine.view(engine.determinize(seen, 'other'), 0);
      expect(narrator.board(other)).toEqual(narrator.board(seen));
      expect(narrator.question(other, 0)).toBe(narrator.question(seen, 0));
    }
  });
});

describe('The board', () => {
  const boardOf = (state: EuphoriaState, viewer: Viewer): string[] =>
    narrator.board(engine.view(state, viewer)).map(({ text }) => text);
  const last = at(stepsOf('three people').slice(-1), 0).before;

  test('shows the own cards only', () => {
    const own = boardOf(last, 1).filter((text) => /^You |^Your /.test(text));
    expect(own[0]).toMatch(/^You hold .+\.$/);
    expect(own.filter((text) => text.startsWith('You hide '))).toHaveLength(at(last.hiddenRecruits, 1).length);
    expect(own.filter((text) => text.startsWith('Your dilemma: '))).toHaveLength(at(last.dilemmas, 1).length);
    expect(boardOf(last, 'spectator').filter((text) => /^You |^Your /.test(text))).toEqual([]);
  });

  test('shows every space and every market or site', () => {
    const text = boardOf(last, 'spectator').join('\n');
    for (const [i, { name }] of content.spaces.slice(0, 19).entries()) expect(`${i} ${text}`).toContain(name.en);
    const sites = ['Euphoria A', 'Euphoria B', 'Subterra A', 'Subterra B', 'he Wastelands A', 'he Wastelands B'];
    expect(sites.filter((site) => !text.includes(site))).toEqual([]);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });
});
