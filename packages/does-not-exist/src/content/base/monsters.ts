import type { MonsterRecord } from '../pack.js';

// The monsters of levels 1 to 20 that the game's site shows. Where it prints no souls, none are given (DNE-R17).

type Card = Pick<MonsterRecord, 'level' | 'sounds' | 'failure'> &
  Partial<Pick<MonsterRecord, 'souls' | 'levelMods' | 'special'>>;

const monster = (
  page: number,
  id: string,
  name: { en: string; uk: string },
  { souls = null, levelMods = [], ...card }: Card,
): MonsterRecord => ({
  id,
  name,
  souls,
  levelMods,
  ...card,
  count: 1,
  provenance: 'published',
  source: `ctrlpme/monster/${page}.html`,
  reconstructed: ['count'],
});

const ifClass = (id: string, delta: number) => ({ who: { class: `class-${id}` }, delta });
const ifTrait = (trait: 'woman' | 'man' | 'human', delta: number) => ({ who: { trait }, delta });

export const monsters: readonly MonsterRecord[] = [
  monster(
    1,
    'cat-girl',
    { en: 'Cat Girl', uk: 'Кицьо-дівчина' },
    {
      level: 9,
      sounds: 3,
      levelMods: [ifClass('support', 5)],
      failure: { op: 'discard', n: { die: 6 }, from: 'held' },
    },
  ),
  monster(
    1,
    'leperchaun',
    { en: 'Leprechaun', uk: 'Лепрікон' },
    {
      level: 4,
      sounds: 2,
      levelMods: [ifClass('alien', 5)],
      failure: { op: 'takeFromHand', takers: 'neighbours', pick: 'seen', to: 'discard' },
    },
  ),
  monster(
    1,
    'undead-clowns',
    { en: 'Undead Clowns', uk: 'Клоундеди' },
    {
      level: 16,
      sounds: 4,
      souls: 2,
      levelMods: [ifClass('netrunner', -2), ifClass('dj', -2)],
      failure: {
        op: 'ifEmpty',
        zone: 'inventory',
        effect: { op: 'zero' },
        otherwise: { op: 'discard', n: 1, from: 'inventory' },
      },
    },
  ),
  monster(
    1,
    'lawyers',
    { en: 'Lawyer', uk: 'Адвокат' },
    {
      level: 6,
      sounds: 2,
      failure: {
        op: 'seq',
        ops: [{ op: 'takeFromHand', takers: 'opponents', pick: 'blind', to: 'taker' }, { op: 'discardHand' }],
      },
    },
  ),
  monster(
    1,
    'telemarketer',
    { en: 'Telemarketer', uk: 'Телефонний скамер' },
    { level: 3, sounds: 1, levelMods: [ifClass('dj', 3)], failure: { op: 'loseSouls', n: 1 } },
  ),
  monster(
    1,
    'ghost-in-the-shell',
    { en: 'Ghost In The Shell', uk: 'Привид у панцері' },
    {
      level: 5,
      sounds: 2,
      levelMods: [ifClass('netrunner', 2), ifClass('proxy', 2)],
      failure: { op: 'discard', n: 1, from: 'hand' },
    },
  ),
  monster(
    1,
    'the-hand-of-fate',
    { en: 'The Hand Of Fate', uk: 'Рука долі' },
    {
      level: 18,
      sounds: 4,
      souls: 2,
      special: { onSuccess: { op: 'joins' } },
      failure: { op: 'discardMercenary', otherwise: { op: 'loseSouls', n: 2 } },
    },
  ),
  monster(
    1,
    'minor-god',
    { en: 'Minor God', uk: 'Дрібний бог' },
    {
      level: 1,
      sounds: 1,
      special: { lineup: { ifClass: 'class-ttter', weakestTimes: 2 } },
      failure: { op: 'poorestTakes' },
    },
  ),
  monster(
    1,
    'oxymoron',
    { en: 'Oxymoron', uk: 'Абихто' },
    {
      level: 15,
      sounds: 4,
      souls: 2,
      special: { escape: { add: 1 } },
      failure: {
        op: 'seq',
        ops: [
          { op: 'loseSouls', n: 1 },
          { op: 'discard', n: 2, from: 'hand' },
        ],
      },
    },
  ),
  monster(
    2,
    'mud-wrestler',
    { en: 'Mud Wrestler', uk: 'Багноборка' },
    {
      level: 3,
      sounds: 1,
      levelMods: [ifTrait('woman', 2), ifClass('ttter', 4)],
      failure: { op: 'discard', n: 1, from: 'hand' },
    },
  ),
  monster(
    2,
    'harpies',
    { en: 'Harpies', uk: 'Гарпістки' },
    { level: 4, sounds: 2, levelMods: [ifClass('netrunner', 5)], failure: { op: 'loseSouls', n: 2 } },
  ),
  monster(
    2,
    'blobgoblin',
    { en: 'Blobgoblin', uk: 'Жлобгоблін' },
    {
      level: 1,
      sounds: 1,
      special: { escape: { add: 2 } },
      failure: { op: 'takeFromHand', takers: 'neighbours', pick: 'blind', to: 'taker' },
    },
  ),
  monster(
    2,
    'the-three-munchketeers',
    { en: 'The Three Munchketeers', uk: 'Три манчкітери' },
    {
      level: 13,
      sounds: 3,
      levelMods: [ifClass('netrunner', 2), ifClass('dj', 2), ifClass('support', -2)],
      failure: { op: 'discardSet', size: 3, minTotal: 9 },
    },
  ),
  monster(
    2,
    'chocolate-bunny',
    { en: 'Chocolate Bunny', uk: 'Шоколадний кролик' },
    {
      level: 4,
      sounds: 2,
      levelMods: [ifClass('olivye', -2), ifClass('dj', 3)],
      failure: { op: 'noHelpUntilOwnTurn' },
    },
  ),
  monster(
    2,
    'lord-tennis-anyone',
    { en: 'Lord Tennis Anyone', uk: 'Лорд Втенісон' },
    {
      level: 12,
      sounds: 3,
      levelMods: [ifClass('writer', -2), ifClass('support', 4)],
      failure: { op: 'loseSouls', n: 1 },
    },
  ),
  monster(
    2,
    'obsture-angel',
    { en: 'Obtuse Angel', uk: 'Тупий янгол' },
    { level: 14, sounds: 4, levelMods: [ifClass('ttter', -2), ifClass('olivye', -3)], failure: { op: 'zero' } },
  ),
  monster(
    2,
    'salamander',
    { en: 'Salamander', uk: 'Саламандра' },
    { level: 4, sounds: 2, levelMods: [ifClass('dragonborn', 4)], failure: { op: 'loseSouls', n: 1 } },
  ),
  monster(
    2,
    'frog-prince',
    { en: 'Frog Prince', uk: 'Царевич-жаба' },
    { level: 6, sounds: 2, special: { pairWith: 'tongue-demon' }, failure: { op: 'discard', n: 1, from: 'hand' } },
  ),
  monster(
    3,
    'cyclops',
    { en: 'Cyclops', uk: 'Циклоп' },
    {
      level: 19,
      sounds: 5,
      souls: 2,
      levelMods: [ifClass('proxy', -2)],
      special: { escape: { releaseAtMost: 5 } },
      failure: { op: 'zero' },
    },
  ),
  monster(
    3,
    'wight-brothers',
    { en: 'Wight Brothers', uk: 'Бліді брати' },
    {
      level: 16,
      sounds: 4,
      souls: 2,
      special: { escape: { releaseAtMost: 3, loseBefore: 2 } },
      failure: { op: 'loseAllSouls' },
    },
  ),
  monster(
    3,
    'ghoulfiends',
    { en: 'Ghoulfiends', uk: 'Мадемонуазелі' },
    { level: 8, sounds: 2, failure: { op: 'soulsDownToMin' } },
  ),
  monster(
    3,
    'mr-bones',
    { en: 'Mr Bones', uk: 'Містер Бонес' },
    { level: 2, sounds: 1, special: { escape: { loseIfRolled: 1 } }, failure: { op: 'loseSouls', n: 2 } },
  ),
  monster(
    3,
    'druid',
    { en: 'Druid', uk: 'Друїд' },
    {
      level: 14,
      sounds: 4,
      levelMods: [ifClass('alien', 3), ifClass('dragonborn', 3)],
      failure: { op: 'discardAbility' },
    },
  ),
  monster(
    3,
    'smog',
    { en: 'Smog', uk: 'Смог' },
    {
      level: 20,
      sounds: 5,
      souls: 2,
      special: { onInvite: { ifClass: 'class-dragonborn', draw: 2, freesHand: true } },
      failure: { op: 'zero' },
    },
  ),
  monster(
    3,
    'right-angel',
    { en: 'Right Angel', uk: 'Прямий янгол' },
    {
      level: 9,
      sounds: 3,
      levelMods: [ifClass('ttter', 3)],
      failure: { op: 'discardAbility', otherwise: { op: 'drawSounds', n: 1 } },
    },
  ),
  monster(
    3,
    'a-cute-angel',
    { en: 'A Cute Angel', uk: 'Косий янгол' },
    {
      level: 4,
      sounds: 2,
      levelMods: [ifClass('alien', 3), ifClass('support', -2)],
      failure: { op: 'loseSouls', n: 1 },
    },
  ),
  monster(
    3,
    'pit-bull',
    { en: 'Pit Bull', uk: 'Пітбуль' },
    { level: 2, sounds: 1, special: { escape: { way: { by: 'pay-escape' } } }, failure: { op: 'loseSouls', n: 2 } },
  ),
  monster(
    4,
    'midgard-serpent',
    { en: 'Midgard Serpent', uk: 'Мідгардський змій' },
    {
      level: 19,
      sounds: 5,
      souls: 2,
      levelMods: [ifClass('dragonborn', -3), ifClass('dj', 5)],
      failure: { op: 'zero' },
    },
  ),
  monster(
    4,
    'pinball-lizard',
    { en: 'Pinball Lizard', uk: 'Пінбольний ящер' },
    {
      level: 2,
      sounds: 1,
      levelMods: [ifTrait('human', 3)],
      failure: {
        op: 'choose',
        options: [
          { op: 'loseSouls', n: 1 },
          { op: 'discardHighest', n: 1, from: 'held' },
        ],
      },
    },
  ),
  monster(
    4,
    'net-troll',
    { en: 'Net Troll', uk: 'Інтернет троль' },
    { level: 10, sounds: 3, failure: { op: 'richestTake' } },
  ),
  monster(
    4,
    'pukachu',
    { en: 'Pukachu', uk: 'Ригачу' },
    {
      level: 6,
      sounds: 2,
      special: { onSuccess: { op: 'extraSouls', n: 1, cards: 2 } },
      failure: { op: 'discardHand' },
    },
  ),
  monster(
    4,
    'snerks',
    { en: 'Snerks', uk: 'Шмурфи' },
    {
      level: 12,
      sounds: 3,
      levelMods: [ifClass('ttter', -2), ifClass('dragonborn', 3)],
      failure: { op: 'discard', n: 2, from: 'held' },
    },
  ),
  monster(
    4,
    'bullrog',
    { en: 'Bullrog', uk: 'Бульрог' },
    { level: 18, sounds: 5, souls: 2, special: { escape: { releaseAtMost: 4 } }, failure: { op: 'zero' } },
  ),
  monster(
    4,
    'elmer',
    { en: 'Elmer', uk: 'Елмер' },
    { level: 18, sounds: 4, souls: 2, levelMods: [ifClass('dj', 3), ifClass('netrunner', 2)], failure: { op: 'zero' } },
  ),
  monster(
    4,
    'under-the-bed',
    { en: 'Under The Bed', uk: 'Монстр з під ліжка' },
    {
      level: 2,
      sounds: 1,
      levelMods: [ifClass('olivye', 2), ifClass('support', 2)],
      failure: { op: 'discard', n: 1, from: 'hand' },
    },
  ),
  monster(
    4,
    'meanderthal',
    { en: 'Meanderthal', uk: 'Поневірянець' },
    {
      level: 10,
      sounds: 3,
      special: { invite: { cost: 0 } },
      failure: { op: 'discardMinBonus', min: 4, from: 'held', otherwise: { op: 'loseSouls', n: 1 } },
    },
  ),
  monster(
    5,
    'floating-nose',
    { en: 'Floating Nose', uk: 'Блукаючий ніс' },
    {
      level: 10,
      sounds: 3,
      special: { escape: { noRoll: true, way: { by: 'bribe', minBonus: 5 } } },
      failure: { op: 'loseSouls', n: 3 },
    },
  ),
  monster(
    5,
    'the-brothers-grimm',
    { en: 'The Brothers Grimm', uk: 'Брати Грімм' },
    {
      level: 2,
      sounds: 1,
      levelMods: [ifClass('dj', 2)],
      special: { invite: { raise: 3 } },
      failure: { op: 'loseSouls', n: 1 },
    },
  ),
  monster(
    5,
    'roc-star',
    { en: 'Roc Star', uk: 'В’юрок-зірка' },
    {
      level: 4,
      sounds: 2,
      levelMods: [ifClass('dj', -2), ifClass('alien', 3)],
      failure: { op: 'discardAllAtMost', max: 4, from: 'held' },
    },
  ),
  monster(
    5,
    'centaurpede',
    { en: 'Centaurpede', uk: 'Сороконячка' },
    {
      level: 2,
      sounds: 1,
      levelMods: [ifClass('dragonborn', 3), ifClass('dj', 2)],
      failure: { op: 'discard', n: 1, from: 'hand' },
    },
  ),
  monster(
    5,
    'unspeakably-awful-indescribable-horror',
    { en: 'Unspeakably Awful Indescribable Horror', uk: 'Невимовно жахливий незбагненний жах' },
    {
      level: 14,
      sounds: 4,
      levelMods: [ifClass('netrunner', 4)],
      failure: { op: 'ifClass', class: 'class-netrunner', effect: { op: 'discardClass' }, otherwise: { op: 'zero' } },
    },
  ),
  monster(
    5,
    'stoned-golem',
    { en: 'Stoned Golem', uk: 'Обдолбаний голем' },
    { level: 14, sounds: 4, special: { escape: { way: { by: 'walk-away' } } }, failure: { op: 'zero' } },
  ),
  monster(
    5,
    'the-wraith-of-khan',
    { en: 'The Wraith Of Khan', uk: 'Привид Хана' },
    {
      level: 10,
      sounds: 3,
      levelMods: [ifClass('writer', 3), ifClass('support', 2)],
      failure: { op: 'giveEachExceptExtremes' },
    },
  ),
  monster(
    5,
    'tongue-demon',
    { en: 'Tongue Demon', uk: 'Язичницький демон' },
    {
      level: 12,
      sounds: 3,
      levelMods: [ifClass('ttter', -4)],
      special: { invite: { extraHandCards: 1 } },
      failure: {
        op: 'choose',
        options: [
          { op: 'loseSouls', n: 2 },
          {
            op: 'roll',
            die: 6,
            cases: [
              { min: 6, effect: { op: 'none' } },
              { min: 1, effect: { op: 'loseSouls', n: 3 } },
            ],
          },
        ],
      },
    },
  ),
  monster(
    5,
    'lounge-lizards',
    { en: 'Lounge Lizards', uk: 'Тусящери' },
    {
      level: 12,
      sounds: 3,
      levelMods: [ifClass('dragonborn', -2), ifClass('dj', 4), ifClass('ttter', 4)],
      failure: { op: 'discardHighest', n: 2, from: 'held' },
    },
  ),
  monster(
    6,
    'gms-ex-girlfriend',
    { en: "GM's Ex-Girlfriend", uk: 'Колишня подруга майстра' },
    {
      level: 4,
      sounds: 2,
      levelMods: [ifTrait('man', 4)],
      failure: {
        op: 'byGender',
        woman: { op: 'loseSouls', n: 1 },
        man: { op: 'discardSet', size: 'fewest', minTotal: 5 },
      },
    },
  ),
];
