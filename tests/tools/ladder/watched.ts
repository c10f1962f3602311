import { type AnyEngine, type MatchResult, match, playerOf, type SearchPlayer } from '@rulewright/bots';
import { type AnyAction, InputError, type Seed } from '@rulewright/core';
import type { LadderGame } from './games.js';

/** What a game between searches has shown. */
export interface Watched {
  /** Decisions that a search has thought about. */
  readonly decisions: number;
  /** What a search reported and could not do, or did and did not report. */
  readonly wrong: readonly string[];
  readonly result: MatchResult;
}

/** Plays a game of one search against itself and compares every report with what was legal and what was played. */
export async function watched(
  { engine, expertise }: Pick<LadderGame, 'engine' | 'expertise'>,
  name: string,
  seed: Seed,
  { players = 2, limit = 1_000_000 } = {},
): Promise<Watched> {
  const seatable = playerOf(engine, name, { expertise });
  const wrong: string[] = [];
  let decisions = 0;
  const watching = () => {
    const player = seatable();
    if (!isSearch(player)) throw new InputError(`${name} does not search`);
    return {
      ...player,
      choose(...[view, decision, legal, clock]: Parameters<typeof player.choose>) {
        const played = player.choose(view, decision, legal, clock) as AnyAction;
        const report = player.report();
        if (report === undefined) return played;
        decisions++;
        const written = legal.map((action) => engine.format(action));
        const texts = report.considered.map(({ action }) => engine.format(action));
        if (texts[0] !== engine.format(played))
          wrong.push(`${seed}: ${texts[0]} is best, ${engine.format(played)} played`);
        for (const text of texts) if (!written.includes(text)) wrong.push(`${seed}: ${text} is not legal`);
        return played;
      },
    };
  };
  const result = await match<AnyEngine>(
    engine,
    Array.from({ length: players }, () => watching),
    { seed, limit },
  );
  return { decisions, wrong, result };
}

const isSearch = (player: object): player is SearchPlayer => 'report' in player;
