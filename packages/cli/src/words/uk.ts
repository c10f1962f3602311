import { type Language, typeset } from '@rulewright/core/text';
import type { Key, Noun } from './en.js';

// The words of the command line in Ukrainian.

const messages: Readonly<Record<Key, string>> & Readonly<Record<string, string>> = {
  seat: 'Гравець {n}',
  'seat.pattern': '(?<![А-Яа-яіїєґ])[Гг]рав[а-яіїє]+\\s(\\d+)(?!\\d)',
  header: '{title} – {players:player}, зерно {seed}',
  options: 'Налаштування: {list}.',
  bots: 'Боти: {list}.',
  counted: 'Гравців рахують з 1, а місця в командах – з 0: {first} – місце 0.',
  'goes-on': 'Гра триває, рішень ухвалено: {n}.',
  record: 'Запис гри – у файлі {file}.',
  kept: 'Гру збережено; продовжити: rulewright play --resume {file}',
  'not-taken-back': 'Це не можна взяти назад: після нього вже вирішив випадок, інший гравець або відкрилося приховане.',
  'last-board': 'Стіл наприкінці гри',
  ranking: 'Підсумкові місця',
  score: 'очки',
  wins: 'Перемагає {winners}.',
  share: '{winners} ділять перемогу.',
  resigned: '{seat} здається.',
  'nobody-wins': 'Ніхто не перемагає.',
  'only-answer': 'Єдина відповідь: {action}.',
  'show-board': 'показати стіл',
  'type-action': 'ввести дію',
  undo: 'взяти назад останнє рішення',
  hint: 'Пошуку найбільше подобається: {action} (цінність {value}; 1 – перше місце, 0 – останнє).',
  'hint.why': 'Чому, поряд із наступним: {why}.',
  'which-one': 'Що саме?',
  'go-back': 'назад',
  amount: '{field} (від {least} до {most}):',
  'field.amount': 'Скільки',
  'field.share': 'Скільки карт',
  action: 'Дія:',
  'action.such': 'Дія (наприклад, {example}):',
  'no-action': 'Такого запису дії немає{hint}',
  valid: 'Правильний запис: версія правил {version}, набір {content}.',
  decisions: '{n:decision}.',
  'decisions.rounds': '{n:decision}, {rounds:round}.',
  'not-over': 'Гру не закінчено, вирішує {seats}.',
};

const nouns: Language<Key, Noun>['nouns'] = {
  player: { one: 'гравець', few: 'гравці', many: 'гравців', other: 'гравця' },
  decision: { one: 'рішення', few: 'рішення', many: 'рішень', other: 'рішення' },
  round: { one: 'раунд', few: 'раунди', many: 'раундів', other: 'раунду' },
};

export const uk: Language<Key, Noun> = typeset({ locale: 'uk', messages, nouns });
