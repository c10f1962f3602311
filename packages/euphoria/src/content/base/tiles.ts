import type { TileEntry } from '../pack.js';
import type { WrittenPrice } from '../price.js';
import type { Artifact } from '../words.js';

/** A tile that the rulebook does not name; its Russian name is ours. */
const tile = (
  id: string,
  [en, ru]: readonly [en: string, ru: string],
  row: Pick<TileEntry, 'price' | 'penalty' | 'note'>,
): TileEntry => ({
  id,
  name: { en, ru },
  provenance: 'published',
  ...row,
});
const withArtifact = (artifact: Artifact): WrittenPrice => ({ anyCommodity: 1, artifact });

/** The 18 market tiles by number. */
export const tiles: TileEntry[] = [
  tile('laboratory-of-selective-genetics', ['Laboratory of Selective Genetics', 'Лаборатория Избирательной Генетики'], {
    price: { anyResource: 1, artifacts: 1 },
    penalty: 'no-new-worker-at-2-or-3',
  }),
  {
    id: 'spa-of-fleeting-pleasure',
    name: { en: 'Spa of Fleeting Pleasure', ru: 'Спа Мимолетного Удовольствия' },
    price: { goods: { water: 4 }, artifacts: 1 },
    penalty: 'no-self-bump',
    provenance: 'attested',
    attested: ['name', 'price', 'penalty'],
  },
  tile('courthouse-of-hasty-judgment', ['Courthouse of Hasty Judgment', 'Суд Поспешных Приговоров'], {
    price: { goods: { energy: 4, stone: 1 } },
    penalty: 'no-pairs',
  }),
  tile('plaza-of-immortalized-humility', ['Plaza of Immortalized Humility', 'Площадь Увековеченной Скромности'], {
    price: { goods: { water: 4, clay: 1 } },
    penalty: 'no-visit-without-star',
  }),
  tile('fountain-of-wishful-thinking', ['Fountain of Wishful Thinking', 'Фонтан Несбыточных Надежд'], {
    price: { goods: { water: 4, gold: 1 } },
    penalty: 'one-worker-per-turn',
  }),
  tile('lounge-of-opulent-frugality', ['Lounge of Opulent Frugality', 'Салон Роскошной Бережливости'], {
    price: { goods: { energy: 4 }, artifacts: 1 },
    penalty: 'no-shared-construction',
  }),
  tile('academy-of-mandatory-equality', ['Academy of Mandatory Equality', 'Академия Обязательного Равенства'], {
    price: { goods: { food: 4, gold: 1 } },
    penalty: 'no-recruit-abilities',
  }),
  tile('cafeteria-of-nameless-meat', ['Cafeteria of Nameless Meat', 'Столовая Безымянного Мяса'], {
    price: { goods: { food: 4 }, artifacts: 1 },
    penalty: 'free-retrieval-costs-more',
  }),
  tile('apothecary-of-productive-dreams', ['Apothecary of Productive Dreams', 'Аптека Продуктивных Снов'], {
    price: { goods: { bliss: 4 }, anyResource: 1 },
    penalty: 'no-icarus',
  }),
  tile('theater-of-revelatory-propaganda', ['Theater of Revelatory Propaganda', 'Театр Разоблачительной Пропаганды'], {
    price: { goods: { energy: 4, clay: 1 } },
    penalty: 'knowledge-on-star',
  }),
  tile('registry-of-personal-secrets', ['Registry of Personal Secrets', 'Реестр Личных Тайн'], {
    price: { goods: { bliss: 4 }, artifacts: 1 },
    penalty: 'no-allegiance-bonus',
  }),
  tile('arena-of-peaceful-conflict', ['Arena of Peaceful Conflict', 'Арена Мирных Столкновений'], {
    price: { goods: { food: 4, stone: 1 } },
    penalty: 'one-worker-per-area',
  }),
  tile('disassemble-a-teddy-bear-shop', ['Disassemble-a-Teddy-Bear Shop', 'Мастерская Разборки Плюшевых Мишек'], {
    price: withArtifact('bear'),
    penalty: 'lose-good-on-face-1',
  }),
  tile('clinic-of-blind-hindsight', ['Clinic of Blind Hindsight', 'Клиника Слепого Прозрения'], {
    price: withArtifact('glasses'),
    penalty: 'lose-good-on-face-2',
  }),
  tile('bemusement-park', ['Bemusement Park', 'Парк Недоумения'], {
    price: withArtifact('balloons'),
    penalty: 'lose-good-on-face-3',
  }),
  tile('friendly-local-game-bonfire', ['Friendly Local Game Bonfire', 'Дружеский Костёр из Настольных Игр'], {
    price: withArtifact('box'),
    penalty: 'lose-good-on-face-4',
  }),
  tile('stadium-of-guaranteed-home-runs', ['Stadium of Guaranteed Home Runs', 'Стадион Гарантированных Хоум-ранов'], {
    price: withArtifact('bat'),
    penalty: 'lose-good-on-face-5',
    note: 'one text of a published source says 4, its dice and the other source say 5',
  }),
  tile('center-for-reduced-literacy', ['Center for Reduced Literacy', 'Центр Пониженной Грамотности'], {
    price: withArtifact('book'),
    penalty: 'lose-good-on-face-6',
  }),
];
