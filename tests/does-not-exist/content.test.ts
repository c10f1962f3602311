import { engine } from '@rulewright/does-not-exist';
import { expect, test } from 'vitest';
import { basePack } from '../../packages/does-not-exist/src/content/base.js';
import { rule } from '../support/rule.js';
import { figureId } from './table.js';

// Sections 3.5 to 3.7 of the specification: every monster, class and mercenary. Sound cards: content-sounds.test.ts.
// id | English | Ukrainian | page of the site | level | souls | sound cards | level for … | special text | failure

const MONSTERS = `
blobgoblin | Blobgoblin | Жлобгоблін | 2 | 1 | - | 1 | - | escape add 2 | takeFromHand takers neighbours pick blind to taker
minor-god | Minor God | Дрібний бог | 1 | 1 | - | 1 | - | lineup ifClass class-ttter weakestTimes 2 | poorestTakes
centaurpede | Centaurpede | Сороконячка | 5 | 2 | - | 1 | dragonborn +3, dj +2 | - | discard n 1 from hand
mr-bones | Mr Bones | Містер Бонес | 3 | 2 | - | 1 | - | escape loseIfRolled 1 | loseSouls n 2
pinball-lizard | Pinball Lizard | Пінбольний ящер | 4 | 2 | - | 1 | human +3 | - | choose options (loseSouls n 1; discardHighest n 1 from held)
pit-bull | Pit Bull | Пітбуль | 3 | 2 | - | 1 | - | escape way pay-escape | loseSouls n 2
the-brothers-grimm | The Brothers Grimm | Брати Грімм | 5 | 2 | - | 1 | dj +2 | invite raise 3 | loseSouls n 1
under-the-bed | Under The Bed | Монстр з під ліжка | 4 | 2 | - | 1 | olivye +2, support +2 | - | discard n 1 from hand
mud-wrestler | Mud Wrestler | Багноборка | 2 | 3 | - | 1 | woman +2, ttter +4 | - | discard n 1 from hand
telemarketer | Telemarketer | Телефонний скамер | 1 | 3 | - | 1 | dj +3 | - | loseSouls n 1
a-cute-angel | A Cute Angel | Косий янгол | 3 | 4 | - | 2 | alien +3, support -2 | - | loseSouls n 1
chocolate-bunny | Chocolate Bunny | Шоколадний кролик | 2 | 4 | - | 2 | olivye -2, dj +3 | - | noHelpUntilOwnTurn
gms-ex-girlfriend | GM's Ex-Girlfriend | Колишня подруга майстра | 6 | 4 | - | 2 | man +4 | - | byGender woman loseSouls n 1 man discardSet size fewest minTotal 5
harpies | Harpies | Гарпістки | 2 | 4 | - | 2 | netrunner +5 | - | loseSouls n 2
leperchaun | Leprechaun | Лепрікон | 1 | 4 | - | 2 | alien +5 | - | takeFromHand takers neighbours pick seen to discard
roc-star | Roc Star | В’юрок-зірка | 5 | 4 | - | 2 | dj -2, alien +3 | - | discardAllAtMost max 4 from held
salamander | Salamander | Саламандра | 2 | 4 | - | 2 | dragonborn +4 | - | loseSouls n 1
ghost-in-the-shell | Ghost In The Shell | Привид у панцері | 1 | 5 | - | 2 | netrunner +2, proxy +2 | - | discard n 1 from hand
frog-prince | Frog Prince | Царевич-жаба | 2 | 6 | - | 2 | - | pairWith tongue-demon | discard n 1 from hand
lawyers | Lawyer | Адвокат | 1 | 6 | - | 2 | - | - | seq ops (takeFromHand takers opponents pick blind to taker; discardHand)
pukachu | Pukachu | Ригачу | 4 | 6 | - | 2 | - | onSuccess extraSouls n 1 cards 2 | discardHand
ghoulfiends | Ghoulfiends | Мадемонуазелі | 3 | 8 | - | 2 | - | - | soulsDownToMin
cat-girl | Cat Girl | Кицьо-дівчина | 1 | 9 | - | 3 | support +5 | - | discard n die 6 from held
right-angel | Right Angel | Прямий янгол | 3 | 9 | - | 3 | ttter +3 | - | discardAbility otherwise drawSounds n 1
floating-nose | Floating Nose | Блукаючий ніс | 5 | 10 | - | 3 | - | escape noRoll true way bribe minBonus 5 | loseSouls n 3
meanderthal | Meanderthal | Поневірянець | 4 | 10 | - | 3 | - | invite cost 0 | discardMinBonus min 4 from held otherwise loseSouls n 1
net-troll | Net Troll | Інтернет троль | 4 | 10 | - | 3 | - | - | richestTake
the-wraith-of-khan | The Wraith Of Khan | Привид Хана | 5 | 10 | - | 3 | writer +3, support +2 | - | giveEachExceptExtremes
lord-tennis-anyone | Lord Tennis Anyone | Лорд Втенісон | 2 | 12 | - | 3 | writer -2, support +4 | - | loseSouls n 1
lounge-lizards | Lounge Lizards | Тусящери | 5 | 12 | - | 3 | dragonborn -2, dj +4, ttter +4 | - | discardHighest n 2 from held
snerks | Snerks | Шмурфи | 4 | 12 | - | 3 | ttter -2, dragonborn +3 | - | discard n 2 from held
tongue-demon | Tongue Demon | Язичницький демон | 5 | 12 | - | 3 | ttter -4 | invite extraHandCards 1 | choose options (loseSouls n 2; roll die 6 cases (min 6 effect none; min 1 effect loseSouls n 3))
the-three-munchketeers | The Three Munchketeers | Три манчкітери | 2 | 13 | - | 3 | netrunner +2, dj +2, support -2 | - | discardSet size 3 minTotal 9
druid | Druid | Друїд | 3 | 14 | - | 4 | alien +3, dragonborn +3 | - | discardAbility
obsture-angel | Obtuse Angel | Тупий янгол | 2 | 14 | - | 4 | ttter -2, olivye -3 | - | zero
stoned-golem | Stoned Golem | Обдолбаний голем | 5 | 14 | - | 4 | - | escape way walk-away | zero
unspeakably-awful-indescribable-horror | Unspeakably Awful Indescribable Horror | Невимовно жахливий незбагненний жах | 5 | 14 | - | 4 | netrunner +4 | - | ifClass class class-netrunner effect discardClass otherwise zero
oxymoron | Oxymoron | Абихто | 1 | 15 | 2 | 4 | - | escape add 1 | seq ops (loseSouls n 1; discard n 2 from hand)
undead-clowns | Undead Clowns | Клоундеди | 1 | 16 | 2 | 4 | netrunner -2, dj -2 | - | ifEmpty zone inventory effect zero otherwise discard n 1 from inventory
wight-brothers | Wight Brothers | Бліді брати | 3 | 16 | 2 | 4 | - | escape releaseAtMost 3 loseBefore 2 | loseAllSouls
bullrog | Bullrog | Бульрог | 4 | 18 | 2 | 5 | - | escape releaseAtMost 4 | zero
elmer | Elmer | Елмер | 4 | 18 | 2 | 4 | dj +3, netrunner +2 | - | zero
the-hand-of-fate | The Hand Of Fate | Рука долі | 1 | 18 | 2 | 4 | - | onSuccess joins | discardMercenary otherwise loseSouls n 2
cyclops | Cyclops | Циклоп | 3 | 19 | 2 | 5 | proxy -2 | escape releaseAtMost 5 | zero
midgard-serpent | Midgard Serpent | Мідгардський змій | 4 | 19 | 2 | 5 | dragonborn -3, dj +5 | - | zero
smog | Smog | Смог | 3 | 20 | 2 | 5 | - | onInvite ifClass class-dragonborn draw 2 freesHand true | zero
`;

// id | English | Ukrainian | abilities
const CLASSES = `
class-proxy | Proxy | Проксі | (copy; hijack souls 1 min 16)
class-dj | DJ | DJ | (challenge; wideDraft draw 3 drop 1)
class-writer | Writer | Райтер | (rolledCard; winsTies)
class-ttter | Tattooist | Татуер | (draftFromDiscard; needleRoll cards 3)
class-support | Support | Найомничок | (expel souls 1; landslide margin 10 souls 1)
class-olivye | Olivier | Олів'є | (refresh draw 2; handLimit n 6)
class-alien | Alien | Прибулець | (signal; paidHelper souls 1; escapeBonus n 1; notHuman)
class-dragonborn | Dragonborn | Дракононароджений | (roar atMost 3 times 2; escapeByTotal steps (above 15 add 2; above 10 add 1))
class-netrunner | Netrunner | Нетранер | (shield cards 3; boost most 3 add 1; inert)
`;

// page of the site | id and name of each
const MERCENARIES = `
1 | i2-d 2-D, murdoc Murdoc, noodle Noodle, russel Russel, gabe Гейб, michalych Міхалич, hired Хайред, snoop-dog Снуп Дог, rebeca Ребека
2 | lucio Лусіо, doll Doll, mechanic Механік, combat-mechanic Бойовий Механік, eva Єва, alise Aліс\`е, makima Макіма, lilith Ліліт, dixi Діксі
3 | i2b i2B, vargus Варгус, wednesday Середа, cleo Клео, sensei Сенсей, zer0 0, i47 47, ghost-dog Ghost Dog, machete Мачете
4 | sansa-stark Санса Старк, naruto Наруто, shadow Тінь, saylor-moon Сейлор Мун, zlykh Сашко Злих, twins Близнята, lady-falko Леді Фалько, iron-alchemic Сталевий Алхімік, elias-jensen Elias Jensen
5 | tusk Ілон Таск, rick Рік С-137, vlad Дідусь Влад, a A, d D, v V, wolf THE WOLF, gendalf Гендальф, lisova-mavka Лісова Діва
6 | shaman Шаман, pochita Почіта, felix Фелікс
`;

const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

/** Effects, special texts and abilities in words; - for none. */
function words(value: unknown): string {
  if (value === undefined) return '-';
  if (Array.isArray(value)) return `(${value.map(words).join('; ')})`;
  if (typeof value !== 'object' || value === null) return `${value}`;
  return Object.entries(value)
    .map(([key, part]) => (key === 'op' || key === 'by' ? words(part) : `${key} ${words(part)}`))
    .join(' ');
}

const modifiers = ({ levelMods }: (typeof basePack.monsters)[number]): string =>
  levelMods.length === 0
    ? '-'
    : levelMods
        .map(({ who, delta }) => {
          const name = 'class' in who ? who.class.replace('class-', '') : who.trait;
          return `${name} ${delta > 0 ? '+' : ''}${delta}`;
        })
        .join(', ');
const pageOf = ({ source }: { readonly source?: string | undefined }) => source?.match(/(\d)\.html$/)?.[1];

rule('DNE-SET.1', 'there are exactly these 46 monsters, one of each', () => {
  const rows = cells(MONSTERS);
  expect(rows).toHaveLength(46);
  const found = basePack.monsters.map((monster) => [
    monster.id,
    monster.name.en,
    monster.name.uk,
    pageOf(monster),
    `${monster.level}`,
    `${monster.souls ?? '-'}`,
    `${monster.sounds}`,
    modifiers(monster),
    words(monster.special),
    words(monster.failure),
  ]);
  expect(found.sort()).toEqual(rows.sort());
});

test('Nine monsters of the highest levels print two souls, and 37 leave the field blank.', () => {
  const printed = basePack.monsters.filter(({ souls }) => souls !== null);
  expect(printed.map(({ souls }) => souls)).toEqual(Array(9).fill(2));
  expect(Math.min(...printed.map(({ level }) => level))).toBe(15);
  expect(basePack.monsters).toHaveLength(9 + 37);
});

rule('DNE-SET.1', 'there are exactly these nine classes, one of each', () => {
  const rows = cells(CLASSES);
  expect(rows).toHaveLength(9);
  expect(basePack.classes.map(({ id, name, abilities }) => [id, name.en, name.uk, words(abilities)])).toEqual(rows);
});

rule('DNE-SET.1', 'there are exactly these 48 mercenaries, one of each, and all are alike', () => {
  const rows = cells(MERCENARIES).flatMap(([page, list = '']) =>
    list.split(', ').map((entry) => {
      const [id, ...name] = entry.split(' ');
      return [id, name.join(' '), page];
    }),
  );
  expect(rows).toHaveLength(48);
  expect(basePack.mercenaries.map((record) => [record.id, record.name.uk, pageOf(record)])).toEqual(rows);
  expect(engine.content.mercenaries.map(({ id, name, count }) => [id, name.uk, count])).toEqual(
    rows.map(([id, uk]) => [id, uk, 1]),
  );
});

test('A card without an English name goes by what it prints in Latin letters, or by its id.', () => {
  const names = new Map(engine.content.mercenaries.map(({ id, name }) => [id, name.en]));
  expect(['i2-d', 'wolf', 'lucio', 'ghost-dog', 'zer0', 'i47', 'alise'].map((id) => names.get(id))).toEqual([
    '2-D',
    'THE WOLF',
    'Lucio',
    'Ghost Dog',
    'Zer0',
    'I47',
    'Alise',
  ]);
});

rule(['DNE-GNL.12', 'DNE-R67'], 'there are sound cards, monsters, classes and mercenaries, and no bug cards', () => {
  expect(Object.keys(basePack)).toEqual(['id', 'name', 'sounds', 'monsters', 'classes', 'mercenaries']);
  const { sounds, monsters, classes, mercenaries } = engine.content;
  expect([sounds, monsters, classes, mercenaries].map((list) => list.length)).toEqual([150, 46, 9, 48]);
});

test('What the rules read of monsters and classes is what their records say.', () => {
  const { monsters, classes, figureIndex } = engine.content;
  expect(monsters).toEqual(
    basePack.monsters.map(
      ({ id, name, count, provenance, level, souls, sounds, levelMods, special = {}, failure }) => ({
        id,
        name,
        count,
        provenance,
        level,
        souls,
        sounds,
        levelMods,
        special,
        failure,
      }),
    ),
  );
  expect(classes).toEqual(
    basePack.classes.map(({ id, name, count, provenance, abilities }) => ({
      id,
      name,
      count,
      provenance,
      abilities: Object.fromEntries(abilities.map((ability) => [ability.op, ability])),
      printed: abilities,
    })),
  );
  const numbers = Object.entries(figureIndex);
  expect(numbers.map(([name]) => name)).toEqual([...basePack.monsters, ...basePack.mercenaries].map(({ id }) => id));
  expect(numbers.map(([, figure]) => figureId(figure))).toEqual(numbers.map(([name]) => name));
});

test('Monsters, classes and mercenaries are published, but for their number of copies.', () => {
  for (const { id, provenance, reconstructed, count } of [
    ...basePack.monsters,
    ...basePack.classes,
    ...basePack.mercenaries,
  ])
    expect([id, provenance, reconstructed, count]).toEqual([id, 'published', ['count'], 1]);
});

test('The pack has a name and an id, and what the rules read of it has no sources.', () => {
  expect([basePack.id, basePack.name]).toEqual(['dne-176', { en: 'Does Not Exist, deck 176' }]);
  expect(engine.contentName).toMatch(/^dne-176#[0-9a-f]{16}$/);
  expect(JSON.stringify(engine.content)).not.toMatch(/reconstructed|ctrlpme/);
});
