import {
  type AnyAction,
  at,
  coreRules,
  type Outcome,
  ruleName,
  type Seat,
  type View,
  type Violation,
} from '@rulewright/core';
import { type FactSheet, scoreText, type Told } from '@rulewright/core/text';
import type { AnyState } from '@rulewright/protocol';
import type { TableGame } from './table-game.js';

// The texts of the games in Markdown.

/** Past events as paragraphs: clauses of one chain are joined, quiet ones left out. */
export function telling(told: readonly Told[]): string {
  const paragraphs: { readonly chain: string | undefined; text: string }[] = [];
  for (const { text, style, chain, starts } of told) {
    if (style === 'quiet') continue;
    const open = paragraphs.at(-1);
    if (chain !== undefined && open?.chain === chain && starts !== true) open.text += `; ${text}`;
    else paragraphs.push({ chain, text: style === 'title' || style === 'heading' ? `**${text}**` : text });
  }
  return paragraphs.map(({ text }) => `- ${text}${/(\.|\*\*)$/.test(text) ? '' : '.'}`).join('\n');
}

/** A table of Markdown under its title. */
export function tableText({ title, head, rows }: FactSheet): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  const rule = `|${head.map(() => '---|').join('')}`;
  return [...(title === '' ? [] : [`**${title}**`, '']), line(head), rule, ...rows.map(line)].join('\n');
}

/** All that a viewer sees: the board drawn where there is one, then the tables. */
export function positionText({ text }: TableGame, view: View<AnyState>): string {
  const drawing = text.drawing(view);
  const tables = text.sheets(view).filter(({ rows }) => rows.length > 0);
  const drawn = drawing.length === 0 ? [] : [['```text', ...drawing, '```'].join('\n'), text.legend];
  return [...drawn, ...tables.map(tableText)].filter((part) => part !== '').join('\n\n');
}

/** `P2 (seat 1)`. */
export const seatName = (seat: Seat): string => `P${seat + 1} (seat ${seat})`;

/** An action in one line without its seat, as `act` and `why_not` read it. */
export const lineOf = ({ engine }: TableGame, action: AnyAction): string => engine.format(action).replace(/^\d+ /, '');

/** The refusal of an action: the sentence, then the rule in full. */
export function refusalText({ rules, text }: TableGame, why: Violation): string {
  const rule = { ...coreRules, ...rules }[why.rule];
  const cited = rule === undefined ? why.rule : `${ruleName(why.rule, rule)}: ${rule.text}`;
  return `${text.refusal(why)}\nRule ${cited}`;
}

/** The end of a game: why it ended, who won, and what each score is made of. */
export function outcomeText(
  { text }: TableGame,
  view: View<AnyState>,
  { ranking, scores, winners, reason }: Outcome,
): string {
  let place = 1;
  const rows = ranking.flatMap((group) => {
    const lines = group.map((seat) => [
      `${place}. P${seat + 1}`,
      ...Object.values(text.score(view, seat)),
      scoreText(at(scores, seat)),
    ]);
    place += group.length;
    return lines;
  });
  const parts = Object.keys(text.score(view, at(at(ranking, 0), 0)));
  const names = winners.map((seat) => `P${seat + 1}`).join(' and ');
  const table = tableText({ title: 'Final ranking', head: ['', ...parts, 'score'], rows });
  return [
    text.reason(reason),
    table,
    text.scoring,
    winners.length === 1 ? `${names} wins.` : `${names} share the victory.`,
  ].join('\n\n');
}
