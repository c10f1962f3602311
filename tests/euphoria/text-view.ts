import { at } from '@rulewright/core';
import { type EuphoriaView, engine, SPACES } from '@rulewright/euphoria';

// A table at which everything that texts speak of can be asked.

const { content } = engine;
type Position = EuphoriaView['position'];
type Record = Position['agenda'][number];
/** A record that asks somebody. */
export type Choice = Extract<Record, { readonly kind: Asking }>;
type Asking = NonNullable<ReturnType<typeof engine.decision>>['kind'];

export const workerOf = (seat: number, number: number): number => seat * 4 + number - 1;
const spaceNamed = (id: string): number => SPACES.findIndex((space) => space.id === id);
const TRADE_ITEMS = 14;
export const items = (...counts: readonly (readonly [item: number, count: number])[]): number[] =>
  Array.from({ length: TRADE_ITEMS }, (_, item) => counts.find(([its]) => its === item)?.[1] ?? 0);
const card = (id: string): number => content.recruits.findIndex((recruit) => recruit.id === id);
/** The ability that a rule tells about, and the effects with this operation. */
export const ability = (rule: string): number => content.abilities.findIndex((row) => row.rule === rule);
export const effectOf = (rule: string, place = 0): number => at(at(content.abilities, ability(rule)).effects, place);

/**
 * What P2 sees on a table of three: morale 3, knowledge 3, 2 energy, 1 gold, two books and a bat, worker 1 (5) available,
 * worker 2 (2) on the Farm beside P1's 6, P3's 4 in the Euphorian Tunnel; the Bemusement Park is built on Subterra A.
 */
export function view(choice: Choice, options: Partial<Position['options']> = {}): EuphoriaView {
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
        starred: -1,
      },
    },
  };
}
