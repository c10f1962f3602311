import { type EuphoriaView, engine } from '@rulewright/euphoria';
import { asker, at, content, counted, GOODS, type Good, signed, spaceId } from './words.js';

// What spaces cost and give, in few words with the marks of goods.

type Offer = (typeof content)['spaces'][number]['offers'][number];
type Benefit = ReturnType<ReturnType<typeof engine.ask>['benefit']>;
type Row = (typeof content)['effects'][number];

/** One thing that is paid or gained. */
export interface Item {
  readonly words: string;
  /** Whose mark stands before it. */
  readonly mark?: Good | 'artifact' | 'star';
}
/** Things that come together. */
export type Items = readonly Item[];

const ofGood = (good: Good, n: number): Item => ({ words: `${n} ${good}`, mark: good });
const ofCards = (n: number, words = counted(n, 'artifact')): Item => ({ words, mark: 'artifact' });
const some = (n: number, item: (n: number) => Item): Items => (n === 0 ? [] : [item(n)]);

function priceItems({ price }: Offer): Items {
  return [
    ...GOODS.flatMap((good, i) => some(at(price.goods, i), (n) => ofGood(good, n))),
    ...some(price.anyResource, (n) => ({ words: `any ${counted(n, 'resource')}` })),
    ...some(price.anyCommodity, (n) => ({ words: `any ${n === 1 ? 'commodity' : `${n} commodities`}` })),
    ...some(price.anyButBliss, (n) => ({ words: `${n} other ${n === 1 ? 'commodity' : 'commodities'}` })),
    ...some(price.artifacts, (n) => ofCards(n)),
    ...some(price.alike, (n) => ofCards(n, `${n} alike`)),
    ...some(price.artifact < 0 ? 0 : 1, () => ofCards(1, `1 ${at(content.artifacts, price.artifact).name.en}`)),
  ];
}

/** The prices of which one is paid; none for what is free. */
export const priceOf = (offers: readonly Offer[]): readonly Items[] =>
  offers.map(priceItems).filter((items) => items.length > 0);

function rowItem(row: Row): Items {
  switch (row.op) {
    case 'gain':
      return [ofGood(row.good, row.n)];
    case 'gainAny':
      return [{ words: `any ${counted(row.n, row.of)}` }];
    case 'draw':
      return [ofCards(row.n)];
    case 'track':
      return [{ words: `${row.track} ${signed(row.n)}` }];
    case 'newWorker':
      return [{ words: 'a worker' }];
    case 'star':
      return [{ words: 'star', mark: 'star' }];
    case 'starOrTile':
      return [{ words: 'star, here or on a market', mark: 'star' }];
    case 'allegiance':
      return [{ words: `allegiance ${signed(row.n)}` }];
    default:
      return [];
  }
}

const benefitItems = ({ goods, draw, miner, allegiance, knowledge }: Benefit): Items => [
  ...GOODS.flatMap((good) => some(goods[good] ?? 0, (n) => ofGood(good, n))),
  ...some(draw, (n) => ofCards(n)),
  ...Object.values(allegiance).flatMap((n) => some(n, () => ({ words: `allegiance ${signed(n)}` }))),
  ...some(knowledge, (n) => ({ words: `knowledge ${signed(n)}` })),
  ...some(miner, (n) => ({ words: `miner ${signed(n)}` })),
];

/** What a space gives: alternatives. Those of areas depend on the worker (`bandsOf`). */
export function givenBy(view: EuphoriaView, space: number): readonly Items[] {
  const { benefit } = at(content.spaces, space);
  if (benefit.length > 0) return [benefit.flatMap((row) => rowItem(at(content.effects, row)))];
  const tunnel = engine.ask(view).benefit(asker(view), spaceId(space), 1);
  const [first, second, ...more] = benefitItems(tunnel);
  if (!tunnel.isEither || first === undefined || second === undefined) return [benefitItems(tunnel)];
  return [[first], [second, ...more]];
}

/** What a worker placed on an area now gives, by the values that give the same: `1–3`. */
export interface Band {
  readonly values: string;
  readonly gives: Items;
}
const VALUES = [1, 2, 3, 4, 5, 6];

export function bandsOf(view: EuphoriaView, area: number): readonly Band[] {
  const ask = engine.ask(view);
  // EUP-VAR.4: the tokens are not on the tracks yet
  if (view.position.knowledge[asker(view)] === 0) return [];
  const bands: { first: number; last: number; gives: Items }[] = [];
  for (const value of VALUES) {
    const gives = benefitItems(ask.benefit(asker(view), spaceId(area), value));
    const before = bands.at(-1);
    if (before !== undefined && JSON.stringify(before.gives) === JSON.stringify(gives)) before.last = value;
    else bands.push({ first: value, last: value, gives });
  }
  return bands.map(({ first, last, gives }) => ({ values: first === last ? `${first}` : `${first}–${last}`, gives }));
}

export const itemsWords = (items: Items): string => items.map(({ words }) => words).join(', ');
