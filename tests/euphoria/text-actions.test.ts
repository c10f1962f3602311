import { type EuphoriaAction, engine } from '@rulewright/euphoria';
import { createText } from '@rulewright/euphoria/text';
import { describe, expect, test } from 'vitest';
import { ability, type Choice, effectOf, view } from './text-view.js';

const text = createText(engine);
type Of<Type extends EuphoriaAction['type']> = Extract<EuphoriaAction, { type: Type }>;
const main: Choice = { kind: 'turn-main', seat: 1 };
const lee = ability('EUP-RCT.122');
const me = { seat: 1 } as const;
const place = (space: string): Of<'place'> => ({ type: 'place', ...me, value: 5, space });
type Phrased = readonly (readonly [action: EuphoriaAction, text: string, choice?: Choice])[];

/** Every type of action, and how its player would say it. */
const phrases: { readonly [Type in EuphoriaAction['type']]: Phrased } = {
  'pick-market': [
    [
      { type: 'pick-market', ...me, tile: 'registry-of-personal-secrets' },
      'pick Registry of Personal Secrets: a visit costs 4 bliss and 1 artifact; players without a star there have no bonuses of the first two allegiance tiers',
    ],
  ],
  'place-token': [[{ type: 'place-token', ...me, track: 'morale', cell: 4 }, 'put the morale token on 4']],
  'draft-recruit': [
    [
      { type: 'draft-recruit', ...me, recruit: 'katy-the-dietician' },
      'pick Katy the Dietician (Euphorian – placing a worker on the Generator, without artifacts: 1 food)',
    ],
  ],
  'keep-recruits': [
    [
      { type: 'keep-recruits', ...me, active: 'katy-the-dietician', hidden: 'lee-the-gossip' },
      'keep Katy the Dietician active and Lee the Gossip hidden',
    ],
  ],
  place: [
    [place('farm'), 'place a 5 on the Farm: total 13, 2 food and knowledge +1'],
    [place('cloud-mine'), 'place a 5 on the Cloud Mine: total 5, 1 bliss and knowledge −1'],
    [{ ...place('aquifer'), value: 4 }, 'place a 4 on the Aquifer: total 4, 1 water and Subterran allegiance +1'],
    [place('tank-water'), 'place a 5 on the Worker Activation Tank (water) (3 water): morale +2 and a new worker'],
    [
      place('euphorian-tunnel'),
      'place a 5 on the Euphorian Tunnel (1 energy): 1 gold or 1 artifact and miner +1; bumps the 4 of P3',
    ],
    [
      place('ark'),
      'place a 5 on the Ark of Fractured Memories (3 artifacts or 2 equal artifacts): a star and Wastelander allegiance +1',
    ],
    [
      place('breeze-bar'),
      'place a 5 on the Breeze Bar (1 bliss and 1 commodity other than bliss): 2 artifacts and Icarite allegiance +1',
    ],
    [place('nimbus-loft'), 'place a 5 on the Nimbus Loft (3 resources of any kind): a star and Icarite allegiance +1'],
    [
      place('subterran-a-visit'),
      'place a 5 on the Bemusement Park on Subterra A (1 commodity of any kind and 1 Balloons): a star and Subterran allegiance +1',
    ],
    [place('euphorian-b-1'), 'place a 5 on space 1 of Euphoria B (1 stone): 1 of 2 workers'],
  ],
  'decline-placement': [[{ type: 'decline-placement', ...me }, 'leave the new worker off the board']],
  retrieve: [
    [
      { type: 'retrieve', ...me, workers: [2], price: 'free' },
      'take back worker 2 (2) from the Farm for free, morale −1',
    ],
    [
      { type: 'retrieve', ...me, workers: [2], price: 'food' },
      'take back worker 2 (2) from the Farm for 1 food: morale +2',
    ],
    [
      { type: 'retrieve', ...me, workers: [2], price: 'jefferson-the-shock-artist' },
      'take back worker 2 (2) from the Farm with Jefferson the Shock Artist, for 1 energy: knowledge −1 and morale +1',
    ],
  ],
  'resolve-dilemma': [
    [
      { type: 'resolve-dilemma', ...me, side: 'fight', artifacts: ['bat', 'book'] },
      'fight in your dilemma for a recruit, paying 1 Bat and 1 Book',
    ],
    [
      { type: 'resolve-dilemma', ...me, side: 'join', artifacts: ['bat'] },
      'join in your dilemma for a star, paying 1 Bat',
    ],
  ],
  'keep-recruit': [
    [
      { type: 'keep-recruit', ...me, recruit: 'katy-the-dietician' },
      'keep Katy the Dietician (Euphorian – placing a worker on the Generator, without artifacts: 1 food)',
    ],
  ],
  'end-turn': [[{ type: 'end-turn', ...me }, 'end the turn']],
  'open-trade': [[{ type: 'open-trade', ...me, partner: 2 }, 'propose a trade to P3']],
  'add-partner': [[{ type: 'add-partner', ...me, partner: 2 }, 'add P3 to the deal']],
  'show-recruit': [[{ type: 'show-recruit', ...me, recruit: 'lee-the-gossip' }, 'show everybody Lee the Gossip']],
  'show-dilemma': [[{ type: 'show-dilemma', ...me }, 'show everybody your dilemma']],
  give: [
    [{ type: 'give', ...me, item: 'energy' }, 'give 1 energy'],
    [{ type: 'give', ...me, item: 'artifact' }, 'give 1 artifact'],
  ],
  'to-ask': [[{ type: 'to-ask', ...me }, 'give no more, and ask']],
  ask: [[{ type: 'ask', ...me, item: 'book' }, 'ask for 1 Book']],
  submit: [[{ type: 'submit', ...me }, 'make the proposal']],
  cancel: [[{ type: 'cancel', ...me }, 'drop the proposal']],
  accept: [[{ type: 'accept', ...me }, 'accept the trade']],
  reject: [[{ type: 'reject', ...me }, 'refuse the trade']],
  'pick-card': [[{ type: 'pick-card', ...me, artifact: 'book' }, 'hand over 1 Book']],
  pay: [[{ type: 'pay', ...me, plan: ['food', 'book', 'book', 'morale'] }, 'pay 1 food, 2 × Book and 1 morale']],
  take: [
    [{ type: 'take', ...me, items: ['gold', 'clay'] }, 'take 1 gold and 1 clay'],
    [{ type: 'take', ...me, items: ['artifact'] }, 'take 1 artifact'],
  ],
  'place-star': [
    [{ type: 'place-star', ...me, on: 'territory' }, 'a star on Icarus'],
    [{ type: 'place-star', ...me, on: 'subterran-a' }, 'a star on the tile of the Bemusement Park on Subterra A'],
  ],
  'choose-face': [[{ type: 'choose-face', ...me, face: 3 }, 'a 3']],
  'pay-penalty': [[{ type: 'pay-penalty', ...me, good: 'energy' }, 'lose 1 energy of 2']],
  discard: [[{ type: 'discard', ...me, artifact: 'box' }, 'discard 1 Game box']],
  drop: [[{ type: 'drop', ...me, artifact: 'box' }, 'discard 1 Game box']],
  'pay-artifact': [[{ type: 'pay-artifact', ...me, artifact: 'box' }, 'pay 1 Game box']],
  'use-ability': [
    [
      { type: 'use-ability', ...me, recruit: 'lee-the-gossip' },
      'use Lee the Gossip – having bumped an opponent, for 1 morale: knowledge +1 (for the owner of the bumped worker) and 1 commodity of your choice',
      { kind: 'ability-window', seat: 1, hook: 'bump-trade', used: [] },
    ],
    [
      { type: 'use-ability', ...me, recruit: 'pete-the-cannibal' },
      'use Pete the Cannibal – with a new worker, for +2 knowledge: 1 artifact',
      { kind: 'ability-window', seat: 1, hook: 'new-worker', used: [] },
    ],
    [
      { type: 'use-ability', ...me, recruit: 'lee-the-gossip' },
      'use Lee the Gossip – having bumped an opponent, for 1 morale: knowledge +1 (for the owner of the bumped worker) and 1 commodity of your choice',
      { kind: 'ability-react', seat: 1, ability: lee },
    ],
  ],
  done: [[{ type: 'done', ...me }, 'use none']],
  decline: [[{ type: 'decline', ...me }, 'do without it']],
  'take-offer': [[{ type: 'take-offer', ...me }, 'take it']],
  choose: [
    [
      { type: 'choose', ...me, option: 'morale' },
      'take morale +1',
      { kind: 'ability-choose', rule: 'EUP-R28', seat: 1, effect: effectOf('EUP-RCT.118', 1) },
    ],
    [
      { type: 'choose', ...me, option: 'stone' },
      'take 1 stone',
      { kind: 'ability-choose', rule: 'EUP-RCT.110', seat: 1, effect: effectOf('EUP-RCT.110', 1) },
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
  [{ type: 'pay', ...me, plan: ['bat', 'book', 'glasses'] }, 'pay 1 Bat'],
  [{ type: 'place-token', ...me, track: 'knowledge', cell: 1 }, 'place the knowledge token'],
  [
    { type: 'keep-recruits', ...me, active: 'lee-the-gossip', hidden: 'katy-the-dietician' },
    'keep Lee the Gossip active',
  ],
  [{ type: 'give', ...me, item: 'bat' }, 'give something'],
  [{ type: 'ask', ...me, item: 'bat' }, 'ask for something'],
];

test.each<[EuphoriaAction, { readonly label: string; readonly cost: string }]>([
  [
    { type: 'pay', ...me, plan: ['bliss', 'bliss', 'bat'] },
    { label: 'pay 2 bliss and 1 Bat', cost: '2 bliss and 1 Bat' },
  ],
  [
    { type: 'pay-penalty', ...me, good: 'energy' },
    { label: 'lose 1 energy of 2', cost: '1 energy' },
  ],
  [
    { type: 'pay-artifact', ...me, artifact: 'box' },
    { label: 'pay 1 Game box', cost: '1 Game box' },
  ],
])('A payment costs what is paid, and its label says so: %j', (action, parts) => {
  expect(text.action(view(main), action)).toMatchObject(parts);
});

describe('Every action of Euphoria has a phrase', () => {
  const rows = Object.values(phrases).flatMap((cases: Phrased) =>
    cases.map(([action, said, choice = main]) => ({ action, said, choice })),
  );
  test.each(rows)('$action.type: $said', ({ action, said, choice }) => {
    expect(text.action(view(choice), action).text).toBe(said);
  });

  test.each(topics)('and a topic: %o', (action, said) => {
    expect(text.topic(view(main), action)).toBe(said);
  });
});
