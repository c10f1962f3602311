import type { MonsterEntry } from '../pack.js';

// The monsters of levels 1 to 20 that the game's site shows. Where it prints no souls, none are given (DNE-R17).

type Card = Pick<MonsterEntry, 'failure'> & Partial<Pick<MonsterEntry, 'souls' | 'levelMods' | 'special'>>;

const monster = (
  id: string,
  name: { en: string; uk: string },
  [page, level, sounds]: readonly [page: number, level: number, sounds: number],
  { souls = null, levelMods = [], ...card }: Card,
): MonsterEntry => ({
  id,
  name,
  level,
  souls,
  sounds,
  levelMods,
  ...card,
  count: 1,
  provenance: 'published',
  source: `ctrlpme/monster/${page}.html`,
  reconstructed: ['count'],
});

const ifClass = (id: string, delta: number) => ({ who: { class: `class-${id}` }, delta });
const ifTrait = (trait: 'woman' | 'man' | 'human', delta: number) => ({ who: { trait }, delta });

export const monsters: readonly MonsterEntry[] = [
  monster('cat-girl', { en: 'Cat Girl', uk: 'Кицьо-дівчина' }, [1, 9, 3], {
    levelMods: [ifClass('support', 5)],
    failure: { op: 'discard', n: { die: 6 }, from: 'held' },
  }),
  monster('leperchaun', { en: 'Leprechaun', uk: 'Лепрікон' }, [1, 4, 2], {
    levelMods: [ifClass('alien', 5)],
    failure: { op: 'takeFromHand', takers: 'neighbours', pick: 'seen', to: 'discard' },
  }),
  monster('undead-clowns', { en: 'Undead Clowns', uk: 'Клоундеди' }, [1, 16, 4], {
    souls: 2,
    levelMods: [ifClass('netrunner', -2), ifClass('dj', -2)],
    failure: {
      op: 'ifEmpty',
      zone: 'inventory',
      effect: { op: 'zero' },
      otherwise: { op: 'discard', n: 1, from: 'inventory' },
    },
  }),
  monster('lawyers', { en: 'Lawyer', uk: 'Адвокат' }, [1, 6, 2], {
    failure: {
      op: 'seq',
      ops: [{ op: 'takeFromHand', takers: 'opponents', pick: 'blind', to: 'taker' }, { op: 'discardHand' }],
    },
  }),
  monster('telemarketer', { en: 'Telemarketer', uk: 'Телефонний скамер' }, [1, 3, 1], {
    levelMods: [ifClass('dj', 3)],
    failure: { op: 'loseSouls', n: 1 },
  }),
  monster('ghost-in-the-shell', { en: 'Ghost In The Shell', uk: 'Привид у панцері' }, [1, 5, 2], {
    levelMods: [ifClass('netrunner', 2), ifClass('proxy', 2)],
    failure: { op: 'discard', n: 1, from: 'hand' },
  }),
  monster('the-hand-of-fate', { en: 'The Hand Of Fate', uk: 'Рука долі' }, [1, 18, 4], {
    souls: 2,
    special: { onSuccess: { op: 'joins' } },
    failure: { op: 'discardMercenary', otherwise: { op: 'loseSouls', n: 2 } },
  }),
  monster('minor-god', { en: 'Minor God', uk: 'Дрібний бог' }, [1, 1, 1], {
    special: { lineup: { ifClass: 'class-ttter', weakestTimes: 2 } },
    failure: { op: 'poorestTakes' },
  }),
  monster('oxymoron', { en: 'Oxymoron', uk: 'Абихто' }, [1, 15, 4], {
    souls: 2,
    special: { escape: { add: 1 } },
    failure: {
      op: 'seq',
      ops: [
        { op: 'loseSouls', n: 1 },
        { op: 'discard', n: 2, from: 'hand' },
      ],
    },
  }),
  monster('mud-wrestler', { en: 'Mud Wrestler', uk: 'Багноборка' }, [2, 3, 1], {
    levelMods: [ifTrait('woman', 2), ifClass('ttter', 4)],
    failure: { op: 'discard', n: 1, from: 'hand' },
  }),
  monster('harpies', { en: 'Harpies', uk: 'Гарпістки' }, [2, 4, 2], {
    levelMods: [ifClass('netrunner', 5)],
    failure: { op: 'loseSouls', n: 2 },
  }),
  monster('blobgoblin', { en: 'Blobgoblin', uk: 'Жлобгоблін' }, [2, 1, 1], {
    special: { escape: { add: 2 } },
    failure: { op: 'takeFromHand', takers: 'neighbours', pick: 'blind', to: 'taker' },
  }),
  monster('the-three-munchketeers', { en: 'The Three Munchketeers', uk: 'Три манчкітери' }, [2, 13, 3], {
    levelMods: [ifClass('netrunner', 2), ifClass('dj', 2), ifClass('support', -2)],
    failure: { op: 'discardSet', size: 3, minTotal: 9 },
  }),
  monster('chocolate-bunny', { en: 'Chocolate Bunny', uk: 'Шоколадний кролик' }, [2, 4, 2], {
    levelMods: [ifClass('olivye', -2), ifClass('dj', 3)],
    failure: { op: 'noHelpUntilOwnTurn' },
  }),
  monster('lord-tennis-anyone', { en: 'Lord Tennis Anyone', uk: 'Лорд Втенісон' }, [2, 12, 3], {
    levelMods: [ifClass('writer', -2), ifClass('support', 4)],
    failure: { op: 'loseSouls', n: 1 },
  }),
  monster('obsture-angel', { en: 'Obtuse Angel', uk: 'Тупий янгол' }, [2, 14, 4], {
    levelMods: [ifClass('ttter', -2), ifClass('olivye', -3)],
    failure: { op: 'zero' },
  }),
  monster('salamander', { en: 'Salamander', uk: 'Саламандра' }, [2, 4, 2], {
    levelMods: [ifClass('dragonborn', 4)],
    failure: { op: 'loseSouls', n: 1 },
  }),
  monster('frog-prince', { en: 'Frog Prince', uk: 'Царевич-жаба' }, [2, 6, 2], {
    special: { pairWith: 'tongue-demon' },
    failure: { op: 'discard', n: 1, from: 'hand' },
  }),
  monster('cyclops', { en: 'Cyclops', uk: 'Циклоп' }, [3, 19, 5], {
    souls: 2,
    levelMods: [ifClass('proxy', -2)],
    special: { escape: { releaseAtMost: 5 } },
    failure: { op: 'zero' },
  }),
  monster('wight-brothers', { en: 'Wight Brothers', uk: 'Бліді брати' }, [3, 16, 4], {
    souls: 2,
    special: { escape: { releaseAtMost: 3, loseBefore: 2 } },
    failure: { op: 'loseAllSouls' },
  }),
  monster('ghoulfiends', { en: 'Ghoulfiends', uk: 'Мадемонуазелі' }, [3, 8, 2], { failure: { op: 'soulsDownToMin' } }),
  monster('mr-bones', { en: 'Mr Bones', uk: 'Містер Бонес' }, [3, 2, 1], {
    special: { escape: { loseIfRolled: 1 } },
    failure: { op: 'loseSouls', n: 2 },
  }),
  monster('druid', { en: 'Druid', uk: 'Друїд' }, [3, 14, 4], {
    levelMods: [ifClass('alien', 3), ifClass('dragonborn', 3)],
    failure: { op: 'discardAbility' },
  }),
  monster('smog', { en: 'Smog', uk: 'Смог' }, [3, 20, 5], {
    souls: 2,
    special: { onInvite: { ifClass: 'class-dragonborn', draw: 2, freesHand: true } },
    failure: { op: 'zero' },
  }),
  monster('right-angel', { en: 'Right Angel', uk: 'Прямий янгол' }, [3, 9, 3], {
    levelMods: [ifClass('ttter', 3)],
    failure: { op: 'discardAbility', otherwise: { op: 'drawSounds', n: 1 } },
  }),
  monster('a-cute-angel', { en: 'A Cute Angel', uk: 'Косий янгол' }, [3, 4, 2], {
    levelMods: [ifClass('alien', 3), ifClass('support', -2)],
    failure: { op: 'loseSouls', n: 1 },
  }),
  monster('pit-bull', { en: 'Pit Bull', uk: 'Пітбуль' }, [3, 2, 1], {
    special: { escape: { way: { by: 'pay-escape' } } },
    failure: { op: 'loseSouls', n: 2 },
  }),
  monster('midgard-serpent', { en: 'Midgard Serpent', uk: 'Мідгардський змій' }, [4, 19, 5], {
    souls: 2,
    levelMods: [ifClass('dragonborn', -3), ifClass('dj', 5)],
    failure: { op: 'zero' },
  }),
  monster('pinball-lizard', { en: 'Pinball Lizard', uk: 'Пінбольний ящер' }, [4, 2, 1], {
    levelMods: [ifTrait('human', 3)],
    failure: {
      op: 'choose',
      options: [
        { op: 'loseSouls', n: 1 },
        { op: 'discardHighest', n: 1, from: 'held' },
      ],
    },
  }),
  monster('net-troll', { en: 'Net Troll', uk: 'Інтернет троль' }, [4, 10, 3], { failure: { op: 'richestTake' } }),
  monster('pukachu', { en: 'Pukachu', uk: 'Ригачу' }, [4, 6, 2], {
    special: { onSuccess: { op: 'extraSouls', n: 1, cards: 2 } },
    failure: { op: 'discardHand' },
  }),
  monster('snerks', { en: 'Snerks', uk: 'Шмурфи' }, [4, 12, 3], {
    levelMods: [ifClass('ttter', -2), ifClass('dragonborn', 3)],
    failure: { op: 'discard', n: 2, from: 'held' },
  }),
  monster('bullrog', { en: 'Bullrog', uk: 'Бульрог' }, [4, 18, 5], {
    souls: 2,
    special: { escape: { releaseAtMost: 4 } },
    failure: { op: 'zero' },
  }),
  monster('elmer', { en: 'Elmer', uk: 'Елмер' }, [4, 18, 4], {
    souls: 2,
    levelMods: [ifClass('dj', 3), ifClass('netrunner', 2)],
    failure: { op: 'zero' },
  }),
  monster('under-the-bed', { en: 'Under The Bed', uk: 'Монстр з під ліжка' }, [4, 2, 1], {
    levelMods: [ifClass('olivye', 2), ifClass('support', 2)],
    failure: { op: 'discard', n: 1, from: 'hand' },
  }),
  monster('meanderthal', { en: 'Meanderthal', uk: 'Поневірянець' }, [4, 10, 3], {
    special: { invite: { cost: 0 } },
    failure: { op: 'discardMinBonus', min: 4, from: 'held', otherwise: { op: 'loseSouls', n: 1 } },
  }),
  monster('floating-nose', { en: 'Floating Nose', uk: 'Блукаючий ніс' }, [5, 10, 3], {
    special: { escape: { noRoll: true, way: { by: 'bribe', minBonus: 5 } } },
    failure: { op: 'loseSouls', n: 3 },
  }),
  monster('the-brothers-grimm', { en: 'The Brothers Grimm', uk: 'Брати Грімм' }, [5, 2, 1], {
    levelMods: [ifClass('dj', 2)],
    special: { invite: { raise: 3 } },
    failure: { op: 'loseSouls', n: 1 },
  }),
  monster('roc-star', { en: 'Roc Star', uk: 'В’юрок-зірка' }, [5, 4, 2], {
    levelMods: [ifClass('dj', -2), ifClass('alien', 3)],
    failure: { op: 'discardAllAtMost', max: 4, from: 'held' },
  }),
  monster('centaurpede', { en: 'Centaurpede', uk: 'Сороконячка' }, [5, 2, 1], {
    levelMods: [ifClass('dragonborn', 3), ifClass('dj', 2)],
    failure: { op: 'discard', n: 1, from: 'hand' },
  }),
  monster(
    'unspeakably-awful-indescribable-horror',
    { en: 'Unspeakably Awful Indescribable Horror', uk: 'Невимовно жахливий незбагненний жах' },
    [5, 14, 4],
    {
      levelMods: [ifClass('netrunner', 4)],
      failure: { op: 'ifClass', class: 'class-netrunner', effect: { op: 'discardClass' }, otherwise: { op: 'zero' } },
    },
  ),
  monster('stoned-golem', { en: 'Stoned Golem', uk: 'Обдолбаний голем' }, [5, 14, 4], {
    special: { escape: { way: { by: 'walk-away' } } },
    failure: { op: 'zero' },
  }),
  monster('the-wraith-of-khan', { en: 'The Wraith Of Khan', uk: 'Привид Хана' }, [5, 10, 3], {
    levelMods: [ifClass('writer', 3), ifClass('support', 2)],
    failure: { op: 'giveEachExceptExtremes' },
  }),
  monster('tongue-demon', { en: 'Tongue Demon', uk: 'Язичницький демон' }, [5, 12, 3], {
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
  }),
  monster('lounge-lizards', { en: 'Lounge Lizards', uk: 'Тусящери' }, [5, 12, 3], {
    levelMods: [ifClass('dragonborn', -2), ifClass('dj', 4), ifClass('ttter', 4)],
    failure: { op: 'discardHighest', n: 2, from: 'held' },
  }),
  monster('gms-ex-girlfriend', { en: "GM's Ex-Girlfriend", uk: 'Колишня подруга майстра' }, [6, 4, 2], {
    levelMods: [ifTrait('man', 4)],
    failure: {
      op: 'byGender',
      woman: { op: 'loseSouls', n: 1 },
      man: { op: 'discardSet', size: 'fewest', minTotal: 5 },
    },
  }),
];
