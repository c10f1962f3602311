import { catalogue, type Violation } from '@rulewright/core';

/** The rules of a table, beside those of its game. */
export const tableRules = catalogue({
  'TBL-1': {
    title: 'A table has an end',
    text: 'When the game is over nothing can be done any more. A table that has seen more commands than any game needs ends without a result.',
    source: 'table',
  },
  'TBL-2': {
    title: 'Sitting down',
    text: 'A person sits at one seat, which nobody else has. The game begins when every seat is taken. Later only a seat that somebody has left can be taken, if the terms allow newcomers, and nobody who has sat at one seat sits at another.',
    source: 'table',
  },
  'TBL-3': {
    title: 'Playing',
    text: 'A person acts for their own seat, the server for those of bots, and nobody while the game is paused. An answer names the decision that it answers, and one that answers another is refused; so is one that comes when the time is up.',
    source: 'table',
  },
  'TBL-4': {
    title: 'Going',
    text: 'Who resigns has lost. Who leaves can be replaced; nobody else can sit where somebody has lost. What becomes of the seat is a term: it goes on by itself, a bot plays it, or the game ends and it is last.',
    source: 'table',
  },
  'TBL-5': {
    title: 'Time',
    text: 'The clock of every seat that is asked runs, until its person has gone. A seat whose time is up has lost when somebody at the table, or the server, says so; of a seat of which nobody may know that it is asked, the server alone.',
    source: 'table',
  },
  'TBL-6': {
    title: 'Agreeing',
    text: 'A draw, an end without a result, and going back are agreed on by every person at the table, one matter at a time, and no seat asks more than three times between two of its decisions. A matter is open until all have agreed, somebody declines, its proposer withdraws it, a person decides, or somebody else sits down; an answer names the proposal that it answers.',
    source: 'table',
  },
  'TBL-7': {
    title: 'Taking back',
    text: 'A seat may ask to take back its last decision and all that came after it, as long as nobody has seen anything new since, or further if the terms say so. An increment goes with the answer that brought it, and the time that was used stays used: so everybody must have time left.',
    source: 'table',
  },
  'TBL-8': {
    title: 'Pausing',
    text: 'The clocks can be stopped, and nobody acts until they go on: by anybody at the table, or by the server alone, as the terms say.',
    source: 'table',
  },
});
export type TableRule = keyof typeof tableRules;

/** The refusals of a table in words for a person. The texts of the game say its own. */
export const tableRefusals = Object.freeze({
  'table-over': 'The game is over.',
  'no-such-seat': 'There is no such seat.',
  'seat-taken': 'Somebody sits there.',
  'no-free-seat': 'No seat is free.',
  'seated-already': 'This person sits at the table already.',
  'not-seated': 'Only people at the table may do that.',
  'knows-another-seat': 'This person has sat at another seat of this game.',
  'enough-for-now': 'That was done often enough until this seat has decided again.',
  'not-that-bot': 'A seat is handed on to a person, or to the bot of the terms.',
  stale: 'The table has moved on: decision {decision} waits now, and proposal {proposal}.',
  'not-begun': 'The game has not begun.',
  paused: 'The game is paused.',
  'not-paused': 'The game is not paused.',
  'not-your-seat': 'That is somebody else’s seat.',
  'server-only': 'Only the server may do that.',
  'not-the-server': 'The server does not sit at the table.',
  'time-is-up': 'The time for this answer is up.',
  'time-left': 'There is time left.',
  'clock-stands': 'This clock does not run.',
  'seat-lost': 'This seat has lost: nobody else can take it.',
  'no-draws': 'No draw can be agreed on here.',
  'matter-open': 'Something else is to be agreed on first.',
  'asked-enough': 'That was asked often enough for now.',
  'nothing-asked': 'There is nothing to agree on.',
  'not-your-proposal': 'Somebody else has proposed that.',
  'agreed-already': 'You have agreed already.',
  'no-taking-back': 'Nothing is taken back at this table.',
  'nothing-to-take-back': 'You have not decided anything yet.',
  'no-time-to-go-back': 'The time that was used stays used, and somebody would have none left.',
  'something-was-seen': 'Somebody has seen something new since then.',
});
export type TableRefusal = keyof typeof tableRefusals;

/** A refusal of the table. */
export type TableViolation = Violation<TableRule, TableRefusal>;

export const refuse = (rule: TableRule, code: TableRefusal): TableViolation => ({ rule, code });
