import { SITES, SPACES_OF_A_SITE } from '../board.js';
import type { Effect } from '../effects.js';
import type { Fact, SpaceEntry } from '../pack.js';
import type { WrittenPrice } from '../price.js';
import type { Faction, Good, Resource } from '../words.js';

// Spaces of the base board. Facts in the rulebook's text are attested; numbers behind lost icons are published.

const published = 'published';
const space = (
  id: string,
  [en, ru]: readonly [en: string, ru: string],
  row: Pick<SpaceEntry, 'prices' | 'benefit' | 'attested' | 'note'>,
): SpaceEntry => ({ id, name: { en, ru }, provenance: published, ...row });

const FREE: WrittenPrice = {};
const artifactPrice: WrittenPrice[] = [{ artifacts: 3 }, { alike: 2 }];
const allegiance = (faction: Faction): Effect => ({ op: 'allegiance', faction, n: 1 });
const tunnel = (
  id: Faction,
  names: readonly [en: string, ru: string],
  { good, more = [], ...rest }: { readonly good: Good; readonly more?: Fact[]; readonly note?: string },
): SpaceEntry =>
  space(`${id}-tunnel`, names, {
    prices: [{ goods: { [good]: 1 } }],
    benefit: [],
    attested: ['name', 'kind', ...more],
    ...rest,
  });
const tunnelEnd = (id: Faction, names: readonly [en: string, ru: string], good: Good): SpaceEntry =>
  space(`${id}-tunnel-end`, names, {
    prices: [FREE],
    benefit: [{ op: 'gain', good, n: 3 }],
    attested: ['kind'],
  });
const artifactMarket = (id: string, name: readonly [en: string, ru: string], faction: Faction): SpaceEntry =>
  space(id, name, {
    prices: artifactPrice,
    benefit: [{ op: 'starOrTile' }, allegiance(faction)],
    attested: ['price', 'benefit'],
  });

const places: SpaceEntry[] = [
  space('generator', ['Generator', 'Генератор'], { prices: [FREE], benefit: [], attested: ['name', 'kind'] }),
  space('aquifer', ['Aquifer', 'Аквифер'], { prices: [FREE], benefit: [], attested: ['name', 'kind'] }),
  space('farm', ['Farm', 'Ферма'], { prices: [FREE], benefit: [], attested: ['name', 'kind'] }),
  space('cloud-mine', ['Cloud Mine', 'Облачная Шахта'], {
    prices: [FREE],
    benefit: [],
    attested: ['name', 'kind'],
    note: 'the rulebook also prints Небесная шахта',
  }),
  space('tank-energy', ['Worker Activation Tank (energy)', 'Пункт Активации Работников (энергия)'], {
    prices: [{ goods: { energy: 3 } }],
    benefit: [{ op: 'track', track: 'knowledge', n: -2 }, { op: 'newWorker' }],
    attested: ['name', 'price'],
    note: 'that a worker comes and knowledge is lost is attested, the 2 is published',
  }),
  space('tank-water', ['Worker Activation Tank (water)', 'Пункт Активации Работников (вода)'], {
    prices: [{ goods: { water: 3 } }],
    benefit: [{ op: 'track', track: 'morale', n: 2 }, { op: 'newWorker' }],
    attested: ['name', 'price'],
    note: 'that a worker comes and morale is gained is attested, the 2 is published',
  }),
  tunnel('euphorian', ['Euphorian Tunnel', 'Тоннель эйфорийцев'], { good: 'energy', more: ['price'] }),
  tunnel('subterran', ['Subterran Tunnel', 'Тоннель подземлян'], { good: 'water' }),
  tunnel('wastelander', ['Wastelander Tunnel', 'Тоннель пустынников'], {
    good: 'food',
    more: [],
    note: 'one published source says water',
  }),
  tunnelEnd('euphorian', ['End of the Euphorian Tunnel', 'Конец тоннеля эйфорийцев'], 'water'),
  tunnelEnd('subterran', ['End of the Subterran Tunnel', 'Конец тоннеля подземлян'], 'food'),
  tunnelEnd('wastelander', ['End of the Wastelander Tunnel', 'Конец тоннеля пустынников'], 'energy'),
  artifactMarket('incinerator', ['Incinerator of Historical Accuracy', 'Печь Исторической Достоверности'], 'euphorian'),
  {
    ...artifactMarket(
      'free-press',
      ['Free Press of Harsh Reality', 'Свободная Пресса Жестокой Реальности'],
      'subterran',
    ),
    provenance: 'attested',
    attested: ['name', 'price', 'benefit'],
  },
  artifactMarket('ark', ['Ark of Fractured Memories', 'Ковчег Расколотых Воспоминаний'], 'wastelander'),
  space('wind-salon', ['Wind Salon', 'Салон Ветров'], {
    prices: artifactPrice,
    benefit: [{ op: 'star' }, allegiance('icarite')],
    attested: ['name', 'benefit'],
    note: 'that a pair is enough is attested, the 3 artifacts are published',
  }),
  space('nimbus-loft', ['Nimbus Loft', 'Нимбус Лофт'], {
    prices: [{ anyResource: 3 }],
    benefit: [{ op: 'star' }, allegiance('icarite')],
    attested: ['name', 'benefit'],
    note: 'three in any mix is attested; that they are resources is published, one source says commodities',
  }),
  space('breeze-bar', ['Breeze Bar', 'Бар Бризов'], {
    prices: [{ goods: { bliss: 1 }, anyButBliss: 1 }],
    benefit: [allegiance('icarite'), { op: 'draw', n: 2 }],
    attested: ['name'],
    note: 'the form of the price and the allegiance are attested; bliss and the 2 artifacts are published',
  }),
  space('sky-lounge', ['Sky Lounge', 'Небесная Зала'], {
    prices: [{ goods: { bliss: 1 }, anyButBliss: 1 }],
    benefit: [allegiance('icarite'), { op: 'gainAny', of: 'resource', n: 2 }],
    attested: ['name'],
    note: 'the form of the price, the allegiance and two tokens in any mix are attested; bliss and resources are published',
  }),
];

/** A site: its faction, and the resources printed from top to bottom: one of another territory, then its own three times. */
type Site = readonly [faction: Faction, foreign: Resource, own: Resource];
const sites: Readonly<Record<(typeof SITES)[number], Site>> = {
  'euphorian-a': ['euphorian', 'clay', 'gold'],
  'euphorian-b': ['euphorian', 'stone', 'gold'],
  'subterran-a': ['subterran', 'gold', 'stone'],
  'subterran-b': ['subterran', 'clay', 'stone'],
  'wastelander-a': ['wastelander', 'stone', 'clay'],
  'wastelander-b': ['wastelander', 'gold', 'clay'],
};
const visit = (site: string, [faction]: Site): SpaceEntry => ({
  id: `${site}-visit`,
  name: { en: `Visit space of site ${site}`, ru: 'клетка временного пользования построенного заведения' },
  prices: [],
  benefit: [{ op: 'star' }, allegiance(faction)],
  provenance: 'attested',
});
const construction = (site: string, [, foreign, own]: Site): SpaceEntry[] =>
  Array.from({ length: SPACES_OF_A_SITE }, (_, k) =>
    space(`${site}-${k + 1}`, [`Construction space ${k + 1} of site ${site}`, 'клетка одноразового использования'], {
      prices: [{ goods: { [k === 0 ? foreign : own]: 1 } }],
      benefit: [],
      attested: ['kind'],
    }),
  );

/** The 49 action spaces in the order of `SPACES`. */
export const spaces: SpaceEntry[] = [
  ...places,
  ...SITES.map((site) => visit(site, sites[site])),
  ...SITES.flatMap((site) => construction(site, sites[site])),
];
