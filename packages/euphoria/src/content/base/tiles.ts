import type { TileRecord } from '../pack.js';
import type { PriceRecord } from '../price.js';
import type { Artifact, Penalty } from '../words.js';

const tile = (id: string, en: string, price: PriceRecord, penalty: Penalty, note?: string): TileRecord => ({
  id,
  name: { en },
  price,
  penalty,
  provenance: 'published',
  ...(note === undefined ? {} : { note }),
});
const withArtifact = (artifact: Artifact): PriceRecord => ({ anyCommodity: 1, artifact });

/** The 18 market tiles by number. */
export const tiles: TileRecord[] = [
  tile(
    'laboratory-of-selective-genetics',
    'Laboratory of Selective Genetics',
    { anyResource: 1, artifacts: 1 },
    'no-new-worker-at-2-or-3',
  ),
  {
    id: 'spa-of-fleeting-pleasure',
    name: { en: 'Spa of Fleeting Pleasure', ru: 'Спа Мимолетного Удовольствия' },
    price: { goods: { water: 4 }, artifacts: 1 },
    penalty: 'no-self-bump',
    provenance: 'attested',
    attested: ['name', 'price', 'penalty'],
  },
  tile('courthouse-of-hasty-judgment', 'Courthouse of Hasty Judgment', { goods: { energy: 4, stone: 1 } }, 'no-pairs'),
  tile(
    'plaza-of-immortalized-humility',
    'Plaza of Immortalized Humility',
    { goods: { water: 4, clay: 1 } },
    'no-visit-without-star',
  ),
  tile(
    'fountain-of-wishful-thinking',
    'Fountain of Wishful Thinking',
    { goods: { water: 4, gold: 1 } },
    'one-worker-per-turn',
  ),
  tile(
    'lounge-of-opulent-frugality',
    'Lounge of Opulent Frugality',
    { goods: { energy: 4 }, artifacts: 1 },
    'no-shared-construction',
  ),
  tile(
    'academy-of-mandatory-equality',
    'Academy of Mandatory Equality',
    { goods: { food: 4, gold: 1 } },
    'no-recruit-abilities',
  ),
  tile(
    'cafeteria-of-nameless-meat',
    'Cafeteria of Nameless Meat',
    { goods: { food: 4 }, artifacts: 1 },
    'free-retrieval-costs-more',
  ),
  tile(
    'apothecary-of-productive-dreams',
    'Apothecary of Productive Dreams',
    { goods: { bliss: 4 }, anyResource: 1 },
    'no-icarus',
  ),
  tile(
    'theater-of-revelatory-propaganda',
    'Theater of Revelatory Propaganda',
    { goods: { energy: 4, clay: 1 } },
    'knowledge-on-star',
  ),
  tile(
    'registry-of-personal-secrets',
    'Registry of Personal Secrets',
    { goods: { bliss: 4 }, artifacts: 1 },
    'no-allegiance-bonus',
  ),
  tile(
    'arena-of-peaceful-conflict',
    'Arena of Peaceful Conflict',
    { goods: { food: 4, stone: 1 } },
    'one-worker-per-area',
  ),
  tile('disassemble-a-teddy-bear-shop', 'Disassemble-a-Teddy-Bear Shop', withArtifact('bear'), 'lose-good-on-face-1'),
  tile('clinic-of-blind-hindsight', 'Clinic of Blind Hindsight', withArtifact('glasses'), 'lose-good-on-face-2'),
  tile('bemusement-park', 'Bemusement Park', withArtifact('balloons'), 'lose-good-on-face-3'),
  tile('friendly-local-game-bonfire', 'Friendly Local Game Bonfire', withArtifact('box'), 'lose-good-on-face-4'),
  tile(
    'stadium-of-guaranteed-home-runs',
    'Stadium of Guaranteed Home Runs',
    withArtifact('bat'),
    'lose-good-on-face-5',
    'one text of a published source says 4, its dice and the other source say 5',
  ),
  tile('center-for-reduced-literacy', 'Center for Reduced Literacy', withArtifact('book'), 'lose-good-on-face-6'),
];
