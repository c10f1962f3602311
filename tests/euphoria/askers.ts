import { type EuphoriaEvent, engine } from '@rulewright/euphoria';
import {
  activate,
  available,
  begin,
  hand,
  market,
  setGoods,
  setPlayer,
  stand,
  star,
} from '@rulewright/euphoria/positions';
import { engineWith } from './packs.js';
import { pay, payWith, use } from './plays.js';
import { type EuScenario, type EuState, place, position, retrieve } from './positions.js';

// Positions in which each rule asks that asks a question which others ask too.

export interface Question {
  readonly kind: string;
  readonly rule: string;
}

export const TILES = [
  'disassemble-a-teddy-bear-shop',
  'clinic-of-blind-hindsight',
  'bemusement-park',
  'friendly-local-game-bonfire',
  'stadium-of-guaranteed-home-runs',
  'center-for-reduced-literacy',
] as const;
const COURT = 'courthouse-of-hasty-judgment';

export const rolled = (tile: (typeof TILES)[number], face: number): EuScenario =>
  position((state) => {
    market(state, 'subterran-b', tile);
    available(state, 0);
    stand(state, 0, 'farm', 1);
    setGoods(state, 0, { energy: 1, clay: 2 });
  })
    .script([face])
    .play(retrieve(0, [1]));

/** Seat 0 visits a space that gives a star. */
export const visit = (space: string, recipe: (state: EuState) => void = () => {}, options = {}): EuScenario =>
  position((state) => {
    setPlayer(state, 0, { morale: 4 });
    hand(state, 0, 'bat', 'bat', 'bat');
    setGoods(state, 0, { energy: 4, gold: 3, stone: 1 });
    market(state, 'subterran-a', COURT, 0);
    recipe(state);
  }, options).play(place(0, 1, space));
export const full = (faction: 'subterran' | 'icarite') => (state: EuState) => star(state, 1, faction, 3);

export const extraOf = (recruit: string, ...then: Parameters<EuScenario['play']>): EuScenario =>
  visit('subterran-a-visit', (state) => activate(state, 0, recruit), { recruitEdition: 'first' }).play(
    use(recruit),
    ...then,
  );

/** Seat 0, with this recruit, bumps a 1 of seat 1 from a tunnel; the die rolls a 2, unless something comes before the roll. */
const bumping = (recruit: string, options = {}, script = [2]): EuScenario =>
  position((state) => {
    stand(state, 1, 'euphorian-tunnel', 1);
    setGoods(state, 0, { energy: 1 });
    setPlayer(state, 0, { morale: 4 });
    activate(state, 0, recruit);
  }, options)
    .script(script)
    .play(place(0, 1, 'euphorian-tunnel'), use(recruit));
/** Seat 0 takes the worker back that shows a 6 after the roll. */
const retrieving = (recipe: (state: EuState) => void, script = [6]): EuScenario =>
  position((state) => {
    available(state, 0, 6);
    stand(state, 0, 'aquifer', 1);
    recipe(state);
  })
    .script(script)
    .play(retrieve(0, [2]));

/** A good or a side is chosen, by an either/or and by every recruit that gives any resource or commodity. */
export const choosing = (): EuScenario[] => [
  retrieving((state) => activate(state, 0, 'maggie-the-outlaw')),
  ...['pete-the-cannibal', 'dr-sheppard-the-lobotomist'].map((recruit) =>
    retrieving((state) => activate(state, 0, recruit), []).play(use(recruit)),
  ),
  bumping('lee-the-gossip'),
  bumping('rebecca-the-peddler'),
  bumping('julia-the-thought-inspector', { recruitEdition: 'first' }),
  bumping('julia-the-thought-inspector', {}, []),
  ...['first', 'second'].map((recruitEdition) =>
    visit('subterran-a-visit', (state) => activate(state, 0, 'brett-the-lockpicker'), { recruitEdition }).play(
      use('brett-the-lockpicker'),
    ),
  ),
  retrieving((state) => {
    activate(state, 1, 'ben-the-ludologist');
    setPlayer(state, 1, { morale: 3 });
  }).play(use('ben-the-ludologist', 1)),
  retrieving((state) => {
    activate(state, 0, 'steven-the-scholar');
    setPlayer(state, 0, { knowledge: 6 });
  }),
];

/** The tank of a pack that gives a star, and a recruit of it with an extra star. */
function ofAnotherPack(): Question[] {
  const own = engineWith(({ spaces, recruits }) => {
    for (const space of spaces) {
      if (space.id === 'tank-energy') space.benefit = [{ op: 'star' }];
      if (space.id === 'tank-water') space.benefit = [{ op: 'gainAny', of: 'commodity', n: 1 }];
    }
    for (const { id, abilities } of recruits)
      if (id === 'jacko-the-archivist' || id === 'brett-the-lockpicker')
        for (const one of abilities) one.rule = 'OWN-1';
  });
  // the builders come to know the pack
  const start = (recipe: (state: EuState) => void) => {
    const state: EuState = JSON.parse(JSON.stringify(own.init('own', { recruitEdition: 'first' })));
    begin(state);
    recipe(state);
    return own.load(state);
  };
  const tank = start((state) => setGoods(state, 0, { energy: 3 }));
  const water = start((state) => setGoods(state, 0, { water: 3 }));
  const visiting = start((state) => {
    setPlayer(state, 0, { morale: 4 });
    setGoods(state, 0, { energy: 4, stone: 1 });
    hand(state, 0, 'bat', 'bat');
    market(state, 'subterran-a', COURT, 0);
    activate(state, 0, 'jacko-the-archivist', 'brett-the-lockpicker');
  });
  const visited = own.apply(visiting, place(0, 1, 'subterran-a-visit'));
  const waiting = [own.apply(water, place(0, 1, 'tank-water')), own.apply(visited, use('brett-the-lockpicker'))];
  return [
    ...[own.step(tank, place(0, 1, 'tank-energy')), own.step(visited, use('jacko-the-archivist'))].flatMap(
      ({ events }) => events.flatMap(({ event }) => ofEvent(event)),
    ),
    ...waiting.flatMap((state) => own.decision(state) ?? []),
  ];
}

const ofEvent = (event: EuphoriaEvent): Question[] =>
  event.type === 'choice-forced' || event.type === 'choice-skipped' ? [{ kind: event.choice, rule: event.rule }] : [];

/** A save of an earlier release, in which no penalty said its rule. */
function ofAnOldSave(): Question[] {
  const { state } = rolled('bemusement-park', 3);
  const save = JSON.parse(JSON.stringify(state));
  for (const record of save.agenda) delete record.rule;
  const asked = engine.decision(engine.load(save));
  return asked === undefined ? [] : [asked];
}

/** What these positions ask, and what is answered or skipped on the way. */
export function questions(): Question[] {
  const games = [
    ...TILES.map((tile, i) => rolled(tile, i + 1)),
    visit('free-press', (state) => market(state, 'subterran-b', 'spa-of-fleeting-pleasure')).play(pay('bat', 'bat')),
    visit('free-press', (state) => full('subterran')(state)).play(pay('bat', 'bat')),
    visit('subterran-a-visit'),
    visit('subterran-a-visit', full('subterran')),
    visit('subterran-a-visit', (state) => market(state, 'subterran-b', 'spa-of-fleeting-pleasure'), {
      builtMarketStarOnTile: true,
    }),
    visit('nimbus-loft').play(pay('gold', 'gold', 'gold')),
    visit('nimbus-loft', full('icarite')).play(pay('gold', 'gold', 'gold')),
    extraOf('jacko-the-archivist', payWith('bat'), payWith('bat')),
    extraOf('dr-nakagawa-the-tribute'),
    ...choosing(),
  ];
  return [
    ...games.flatMap(({ state, events }) => {
      const asked = engine.decision(state);
      return [...events.flatMap(ofEvent), ...(asked === undefined ? [] : [asked])];
    }),
    ...ofAnotherPack(),
    ...ofAnOldSave(),
  ];
}
