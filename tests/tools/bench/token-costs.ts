import { served, tableIn } from '../../mcp/client.js';
import { quantile } from './statistics.js';

/** Characters to a token in the texts of games: 2.9 to 3.2, counted with o200k_base. */
const CHARACTERS = 3;

/** Characters of a whole game for a model. */
export interface GameCost {
  readonly game: string;
  /** The first answer: the table, the opening, the position, the question. */
  readonly begun: number;
  /** Characters of each answer to `act`, in order. */
  readonly acts: readonly number[];
  /** Characters that the model writes: its calls. */
  readonly written: number;
}

/** The list of tools, which a client sends with every request to its model. */
export async function toolsCost(): Promise<number> {
  const { client, close } = await served({ seed: 'tokens' });
  const { tools } = await client.listTools();
  const length = JSON.stringify(tools).length + (client.getInstructions()?.length ?? 0);
  await close();
  return length;
}

/** Plays a game, or its first decisions, by an even choice among what is listed. */
export async function costOf(game: string, most = Number.POSITIVE_INFINITY): Promise<GameCost> {
  const { ask, close } = await served({ seed: 'tokens' });
  let text = await ask('new_game', { game, players: 2, seat: 0 });
  const [begun, table] = [text.length, tableIn(text)];
  const acts: number[] = [];
  let written = JSON.stringify({ game, players: 2, seat: 0 }).length;
  for (let n = choicesIn(text); n > 0 && acts.length < most; n = choicesIn(text)) {
    const call = { table, choice: (acts.length * 7) % n };
    written += JSON.stringify(call).length;
    text = await ask('act', call);
    acts.push(text.length);
  }
  await close();
  return { game, begun, acts, written };
}

/** The number of choices that a text offers; 0 when the game is over. */
function choicesIn(text: string): number {
  const [, number] = [...text.matchAll(/(?:^|\s)(\d[\d,]*|One) legal actions?:$/gm)].at(-1) ?? [];
  return number === 'One' ? 1 : Number((number ?? '0').replaceAll(',', ''));
}

/** A row of the table in the guide. */
export function rowOf({ game, begun, acts, written }: GameCost): string {
  const all = begun + written + acts.reduce((sum, one) => sum + one, 0);
  const tokens = (characters: number): number => Math.round(characters / CHARACTERS);
  const shown = [tokens(begun), tokens(quantile(acts, 0.5)), tokens(quantile(acts, 0.9)), acts.length, tokens(all)];
  return `| ${[game, ...shown.map((n) => n.toLocaleString('en-GB'))].join(' | ')} |`;
}
