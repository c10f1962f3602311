import type { NamedEntry } from '../pack.js';

// The mercenaries of the game's site, by page. Their cards print a name and no effect; a few print a second line.

type Row = readonly [id: string, uk: string, subtitle?: string];

const page = (number: number, rows: readonly Row[]): NamedEntry[] =>
  rows.map(([id, uk, subtitle]) => ({
    id,
    name: { uk },
    count: 1,
    provenance: 'published',
    source: `ctrlpme/npc/${number}.html`,
    reconstructed: ['count'],
    ...(subtitle !== undefined && { note: subtitle }),
  }));

export const mercenaries: readonly NamedEntry[] = [
  ...page(1, [
    ['i2-d', '2-D'],
    ['murdoc', 'Murdoc'],
    ['noodle', 'Noodle'],
    ['russel', 'Russel'],
    ['gabe', 'Гейб', 'Мільярдер'],
    ['michalych', 'Міхалич'],
    ['hired', 'Хайред'],
    ['snoop-dog', 'Снуп Дог'],
    ['rebeca', 'Ребека'],
  ]),
  ...page(2, [
    ['lucio', 'Лусіо'],
    ['doll', 'Doll'],
    ['mechanic', 'Механік'],
    ['combat-mechanic', 'Бойовий Механік'],
    ['eva', 'Єва'],
    ['alise', 'Aліс`е'],
    ['makima', 'Макіма'],
    ['lilith', 'Ліліт'],
    ['dixi', 'Діксі'],
  ]),
  ...page(3, [
    ['i2b', 'i2B'],
    ['vargus', 'Варгус'],
    ['wednesday', 'Середа'],
    ['cleo', 'Клео'],
    ['sensei', 'Сенсей'],
    ['zer0', '0'],
    ['i47', '47'],
    ['ghost-dog', 'Ghost Dog'],
    ['machete', 'Мачете'],
  ]),
  ...page(4, [
    ['sansa-stark', 'Санса Старк'],
    ['naruto', 'Наруто'],
    ['shadow', 'Тінь'],
    ['saylor-moon', 'Сейлор Мун'],
    ['zlykh', 'Сашко Злих'],
    ['twins', 'Близнята'],
    ['lady-falko', 'Леді Фалько'],
    ['iron-alchemic', 'Сталевий Алхімік'],
    ['elias-jensen', 'Elias Jensen'],
  ]),
  ...page(5, [
    ['tusk', 'Ілон Таск', 'Мільярдер'],
    ['rick', 'Рік С-137'],
    ['vlad', 'Дідусь Влад'],
    ['a', 'A'],
    ['d', 'D'],
    ['v', 'V'],
    ['wolf', 'THE WOLF'],
    ['gendalf', 'Гендальф'],
    ['lisova-mavka', 'Лісова Діва'],
  ]),
  ...page(6, [
    ['shaman', 'Шаман'],
    ['pochita', 'Почіта', 'Тваринка'],
    ['felix', 'Фелікс', 'Тваринка-DJ'],
  ]),
];
