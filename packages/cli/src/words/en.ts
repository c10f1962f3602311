import type { Language } from '@rulewright/core/text';

// The words of the command line in English. A translation is another table with the same keys.

const messages = {
  seat: 'P{n}',
  /** Pattern of players' names with their number in a text, for their colours. */
  'seat.pattern': '\\bP(\\d+)\\b',
  header: '{title} – {players:player}, seed {seed}',
  options: 'Options: {list}.',
  bots: 'Bots: {list}.',
  counted: 'Players are counted from 1, seats from 0 where they are typed: {first} is seat 0.',
  'goes-on': 'The game goes on after {n:decision}.',
  'cut-off': 'The last line has no end and may be cut off, so it is not played: {line}',
  record: 'The record is in {file}.',
  kept: 'The game is kept; go on with: rulewright play --resume {file}',
  'not-taken-back': 'That cannot be taken back: {why}.',
  'last-board': 'The board at the end',
  ranking: 'Final ranking',
  score: 'score',
  wins: '{winners} wins.',
  share: '{winners} share the victory.',
  resigned: '{seat} has resigned.',
  'nobody-wins': 'Nobody wins.',
  'only-answer': 'Your only answer: {action}.',
  'show-board': 'show the board',
  'ask-hint': 'ask for a hint',
  'type-action': 'type an action',
  undo: 'undo your last decision',
  'show-solution': 'show me how it is done',
  leave: 'leave',
  lesson: 'Lesson {n} of {of}: {title}',
  'lesson.again': 'Not yet. Once more from the beginning.',
  'lesson.shown': 'It is done so:',
  'lesson.learnt': 'That was the last lesson. To play: rulewright play {game} --human 0 --bot beginner',
  'lesson.left': 'To go on later: rulewright learn {game} {n}',
  hint: 'A search likes best: {action} (worth {value}; 1 is the first place, 0 the last).',
  'which-one': 'Which one?',
  'go-back': 'go back',
  amount: '{field} ({least} to {most}):',
  action: 'Action:',
  'action.such': 'Action (such as {example}):',
  'no-action': '{error}{hint}',
  valid: 'A valid record of rules version {version}, content {content}.',
  decisions: '{n:decision}.',
  'decisions.rounds': '{n:decision}, {rounds:round}.',
  'not-over': 'The game is not over: {seats} to decide.',
  source: 'Source: {source}.',
  values: 'Values: {values}. Default: {default}.',
  'type.list': 'a list: {items}',
  'type.number': 'a whole number',
  'type.most': 'at most {n}',
  'type.least': '{n} or more',
  'type.between': '{least} to {most}',
  'type.other': 'a value',
  rules: 'Rules: {rules}.',
  'decision-at': 'Decision {n} of {of}',
  agenda: 'The agenda after {n} of {of} decisions, what happens next first',
  'agenda.empty': 'Nothing: the game is over.',
  'agenda.choice': 'choice {kind}',
  'agenda.task': 'task {kind}',
  tries: '{seat} tries: {action}',
  did: '{seat}: {action}.',
};

export type Key = keyof typeof messages;

const nouns = {
  player: { one: 'player', other: 'players' },
  decision: { one: 'decision', other: 'decisions' },
  round: { one: 'round', other: 'rounds' },
};
export type Noun = keyof typeof nouns;

export const en: Language<Key, Noun> = { locale: 'en-GB', messages, nouns };
