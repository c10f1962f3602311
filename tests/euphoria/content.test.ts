import { engine } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { basePack } from '../../packages/euphoria/src/content/base.js';
import { SITES, SPACES } from '../../packages/euphoria/src/content/board.js';
import { rule } from '../support/rule.js';
import { effectText, priceText } from './content-text.js';

const { spaces, tiles, artifacts, dilemmas, recruits } = basePack;
function count(list: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of list) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** A name in English, written for all languages or for several. */
const english = (name: string | { readonly en: string }): string => (typeof name === 'string' ? name : name.en);

describe('the board', () => {
  rule('EUP-PLC.2', 'has 49 action spaces of eight kinds, all in the pack in the order of the board', () => {
    expect(spaces.map(({ id }) => id)).toEqual(SPACES.map(({ id }) => id));
    expect(count(SPACES.map(({ kind }) => kind))).toEqual({
      'commodity-area': 4,
      tank: 2,
      tunnel: 3,
      'tunnel-end': 3,
      'artifact-market': 3,
      icarus: 4,
      'built-market': 6,
      construction: 24,
    });
  });

  rule('EUP-TNK.6', 'gives every space but the tank a territory', () => {
    expect(SPACES.filter(({ faction }) => faction < 0).map(({ id }) => id)).toEqual(['tank-energy', 'tank-water']);
    expect(count(SPACES.map(({ faction }) => String(faction)))).toEqual({ '-1': 2, 0: 14, 1: 14, 2: 14, 3: 5 });
  });

  test.each([
    ['generator', 'free', ''],
    ['aquifer', 'free', ''],
    ['farm', 'free', ''],
    ['cloud-mine', 'free', ''],
    ['tank-energy', '3 energy', 'knowledge -2; newWorker'],
    ['tank-water', '3 water', 'morale +2; newWorker'],
    ['euphorian-tunnel', '1 energy', ''],
    ['subterran-tunnel', '1 water', ''],
    ['wastelander-tunnel', '1 food', ''],
    ['euphorian-tunnel-end', 'free', 'gain water 3'],
    ['subterran-tunnel-end', 'free', 'gain food 3'],
    ['wastelander-tunnel-end', 'free', 'gain energy 3'],
    ['incinerator', '3 artifacts or 2 alike', 'starOrTile; allegiance euphorian 1'],
    ['free-press', '3 artifacts or 2 alike', 'starOrTile; allegiance subterran 1'],
    ['ark', '3 artifacts or 2 alike', 'starOrTile; allegiance wastelander 1'],
    ['wind-salon', '3 artifacts or 2 alike', 'star; allegiance icarite 1'],
    ['nimbus-loft', '3 anyResource', 'star; allegiance icarite 1'],
    ['breeze-bar', '1 bliss + 1 anyButBliss', 'allegiance icarite 1; draw 2'],
    ['sky-lounge', '1 bliss + 1 anyButBliss', 'allegiance icarite 1; gainAny resource 2'],
    ['euphorian-a-visit', '', 'star; allegiance euphorian 1'],
    ['euphorian-b-visit', '', 'star; allegiance euphorian 1'],
    ['subterran-a-visit', '', 'star; allegiance subterran 1'],
    ['subterran-b-visit', '', 'star; allegiance subterran 1'],
    ['wastelander-a-visit', '', 'star; allegiance wastelander 1'],
    ['wastelander-b-visit', '', 'star; allegiance wastelander 1'],
  ])('%s costs %s and gives %s', (id, price, benefit) => {
    const space = spaces.find((record) => record.id === id);
    expect(space?.prices.map(priceText).join(' or ')).toBe(price);
    expect(space?.benefit.map(effectText).join('; ')).toBe(benefit);
  });

  rule.each(
    'EUP-BLD.2',
    'a construction site asks for one foreign and three own resources',
    [
      ['euphorian-a', 'clay gold gold gold'],
      ['euphorian-b', 'stone gold gold gold'],
      ['subterran-a', 'gold stone stone stone'],
      ['subterran-b', 'clay stone stone stone'],
      ['wastelander-a', 'stone clay clay clay'],
      ['wastelander-b', 'gold clay clay clay'],
    ],
    ([site, resources]) => {
      const printed = spaces.filter(({ id }) => new RegExp(`^${site}-[1-4]$`).test(id));
      expect(printed.flatMap(({ prices }) => prices.map(priceText)).join(' ')).toBe(
        resources.replaceAll(/\w+/g, '1 $&'),
      );
      expect(printed.every(({ benefit }) => benefit.length === 0)).toBe(true);
    },
  );

  test('the prices of construction and the ends of tunnels turn with the ground factions', () => {
    const turned: Readonly<Record<string, string>> = {
      euphorian: 'subterran',
      subterran: 'wastelander',
      wastelander: 'euphorian',
      gold: 'stone',
      stone: 'clay',
      clay: 'gold',
      energy: 'water',
      water: 'food',
      food: 'energy',
    };
    const turn = (text: string) => text.replaceAll(/[a-z]+/g, (word) => turned[word] ?? word);
    const text = (id: string) => {
      const space = spaces.find((record) => record.id === id);
      return `${space?.prices.map(priceText)} ${space?.benefit.map(effectText)}`;
    };
    const prices = (faction: string) =>
      SITES.filter((site) => site.startsWith(faction))
        .map((site) => [1, 2, 3, 4].map((k) => text(`${site}-${k}`)).join())
        .sort();
    for (const faction of ['euphorian', 'subterran', 'wastelander']) {
      expect(prices(turn(faction))).toEqual(prices(faction).map(turn).sort());
      expect(text(`${turn(faction)}-tunnel-end`)).toBe(turn(text(`${faction}-tunnel-end`)));
    }
  });
});

describe('the market tiles', () => {
  test('are 18, each with a penalty of its own', () => {
    expect(tiles).toHaveLength(18);
    expect(new Set(tiles.map(({ penalty }) => penalty)).size).toBe(18);
  });

  rule.each(
    'EUP-MKT.5',
    'a visit costs what the tile says',
    [
      ['laboratory-of-selective-genetics', '1 anyResource + 1 artifacts', 'no-new-worker-at-2-or-3'],
      ['spa-of-fleeting-pleasure', '4 water + 1 artifacts', 'no-self-bump'],
      ['courthouse-of-hasty-judgment', '4 energy + 1 stone', 'no-pairs'],
      ['plaza-of-immortalized-humility', '4 water + 1 clay', 'no-visit-without-star'],
      ['fountain-of-wishful-thinking', '4 water + 1 gold', 'one-worker-per-turn'],
      ['lounge-of-opulent-frugality', '4 energy + 1 artifacts', 'no-shared-construction'],
      ['academy-of-mandatory-equality', '4 food + 1 gold', 'no-recruit-abilities'],
      ['cafeteria-of-nameless-meat', '4 food + 1 artifacts', 'free-retrieval-costs-more'],
      ['apothecary-of-productive-dreams', '4 bliss + 1 anyResource', 'no-icarus'],
      ['theater-of-revelatory-propaganda', '4 energy + 1 clay', 'knowledge-on-star'],
      ['registry-of-personal-secrets', '4 bliss + 1 artifacts', 'no-allegiance-bonus'],
      ['arena-of-peaceful-conflict', '4 food + 1 stone', 'one-worker-per-area'],
      ['disassemble-a-teddy-bear-shop', '1 anyCommodity + 1 bear', 'lose-good-on-face-1'],
      ['clinic-of-blind-hindsight', '1 anyCommodity + 1 glasses', 'lose-good-on-face-2'],
      ['bemusement-park', '1 anyCommodity + 1 balloons', 'lose-good-on-face-3'],
      ['friendly-local-game-bonfire', '1 anyCommodity + 1 box', 'lose-good-on-face-4'],
      ['stadium-of-guaranteed-home-runs', '1 anyCommodity + 1 bat', 'lose-good-on-face-5'],
      ['center-for-reduced-literacy', '1 anyCommodity + 1 book', 'lose-good-on-face-6'],
    ],
    ([id, price, penalty]) => {
      const tile = tiles.find((record) => record.id === id);
      expect([tile && priceText(tile.price), tile?.penalty]).toEqual([price, penalty]);
    },
  );

  test('stand in the order of their numbers', () => {
    expect([tiles[1]?.name, tiles[1]?.provenance]).toEqual([
      { en: 'Spa of Fleeting Pleasure', ru: 'Спа Мимолетного Удовольствия' },
      'attested',
    ]);
    expect(tiles.map(({ provenance }) => provenance).filter((label) => label === 'attested')).toHaveLength(1);
  });
});

describe('the cards', () => {
  rule('EUP-SET.3', 'artifacts are of six kinds', () => {
    expect(artifacts.map(({ id, name }) => `${id}: ${name.en}`)).toEqual([
      'balloons: Balloons',
      'bat: Bat',
      'bear: Teddy bear',
      'book: Book',
      'box: Game box',
      'glasses: Glasses',
    ]);
  });

  rule('EUP-SET.5', 'the six dilemmas ask for one artifact each', () => {
    expect(dilemmas.map(({ artifact, fight, join }) => `${artifact}: ${english(fight)} / ${english(join)}`)).toEqual([
      'balloons: Help a friend escape / Turn in a friend',
      'bat: Fight the oppressor / Serve the oppressor',
      'bear: Choose true love / Accept assigned match',
      'book: Read a book / Burn a book',
      'box: Let workers relax / Make workers toil',
      'glasses: Publish an exposé / Publish propaganda',
    ]);
  });

  rule('EUP-SET.9', 'the recruits are 48, twelve of each faction', () => {
    expect(count(recruits.map(({ faction }) => faction))).toEqual({
      euphorian: 12,
      subterran: 12,
      wastelander: 12,
      icarite: 12,
    });
  });

  test.each([
    [101, 'maxime-the-ambassador', 'icarite'],
    [102, 'laura-the-philanthropist', 'euphorian'],
    [103, 'zong-the-astronomer', 'icarite'],
    [104, 'maggie-the-outlaw', 'subterran'],
    [105, 'flartner-the-luddite', 'wastelander'],
    [106, 'professor-reitz-the-archeologist', 'wastelander'],
    [107, 'jacko-the-archivist', 'wastelander'],
    [108, 'jonathan-the-artist', 'wastelander'],
    [109, 'amanda-the-broker', 'icarite'],
    [110, 'pete-the-cannibal', 'wastelander'],
    [111, 'sarinee-the-cloud-miner', 'icarite'],
    [112, 'major-dave-the-demolitionist', 'subterran'],
    [113, 'yordy-the-demotivator', 'euphorian'],
    [114, 'katy-the-dietician', 'euphorian'],
    [115, 'gary-the-electrician', 'euphorian'],
    [116, 'michael-the-engineer', 'euphorian'],
    [117, 'xander-the-excavator', 'subterran'],
    [118, 'esme-the-fireman', 'euphorian'],
    [119, 'ray-the-foreman', 'euphorian'],
    [120, 'bradley-the-futurist', 'euphorian'],
    [121, 'jonathan-the-gambler', 'subterran'],
    [122, 'lee-the-gossip', 'icarite'],
    [123, 'josiah-the-hacker', 'subterran'],
    [124, 'sir-scarby-the-harvester', 'wastelander'],
    [125, 'ian-the-horticulturist', 'wastelander'],
    [126, 'faith-the-hydroelectrician', 'subterran'],
    [127, 'gidgit-the-hypnotist', 'icarite'],
    [128, 'kadan-the-infiltrator', 'icarite'],
    [129, 'dr-sheppard-the-lobotomist', 'icarite'],
    [130, 'brett-the-lockpicker', 'subterran'],
    [131, 'ben-the-ludologist', 'euphorian'],
    [132, 'flavio-the-merchant', 'icarite'],
    [133, 'chase-the-miner', 'subterran'],
    [134, 'josh-the-negotiator', 'icarite'],
    [135, 'geek-the-oracle', 'wastelander'],
    [136, 'rebecca-the-peddler', 'icarite'],
    [137, 'soulless-the-plumber', 'subterran'],
    [138, 'curtis-the-propagandist', 'subterran'],
    [139, 'kyle-the-scavenger', 'wastelander'],
    [140, 'steven-the-scholar', 'wastelander'],
    [141, 'jefferson-the-shock-artist', 'euphorian'],
    [142, 'andrew-the-spelunker', 'subterran'],
    [143, 'phil-the-spy', 'subterran'],
    [144, 'matthew-the-thief', 'icarite'],
    [145, 'julia-the-thought-inspector', 'euphorian'],
    [146, 'dr-nakagawa-the-tribute', 'euphorian'],
    [147, 'nick-the-understudy', 'wastelander'],
    [148, 'brian-the-viticulturist', 'wastelander'],
  ])('number %i is %s, %s', (no, id, faction) => {
    expect(recruits.filter((card) => card.no === no).map((card) => [card.id, card.faction])).toEqual([[id, faction]]);
  });
});

test('nothing of the base pack is reconstructed', () => {
  const records = [...spaces, ...tiles, ...artifacts, ...dilemmas, ...recruits];
  expect(count(records.map(({ provenance }) => provenance))).toEqual({ attested: 9, published: 118 });
  expect(spaces.filter(({ provenance }) => provenance === 'attested').map(({ id }) => id)).toEqual([
    'free-press',
    ...SITES.map((site) => `${site}-visit`),
  ]);
});

test('every card and space has its id and its name, in Russian too where the rulebook gives it', () => {
  const { spaces, tiles, recruits, artifacts, dilemmas } = engine.content;
  for (const list of [spaces, tiles, recruits, artifacts, dilemmas])
    for (const { id, name } of list) expect([typeof id, typeof name.en]).toEqual(['string', 'string']);
  expect(spaces[0]).toMatchObject({ id: 'generator', name: { en: 'Generator', ru: 'Генератор' } });
  expect(tiles[1]?.name.ru).toBe('Спа Мимолетного Удовольствия');
  expect(artifacts[3]).toMatchObject({ id: 'book', name: { en: 'Book', ru: 'книга' } });
});
