import { at } from '@rulewright/core';
import { createEngine } from '../../../packages/core/src/engine/create-engine.js';
import { game as doesNotExist } from '../../../packages/does-not-exist/src/game.js';
import { game as ecologic } from '../../../packages/ecologic/src/game.js';
import { game as emix } from '../../../packages/emix/src/game.js';
import { game as euphoria } from '../../../packages/euphoria/src/game.js';
import { choices } from './random.js';

/** How many actions the candidates of a game offer for each one that is legal. */
export interface Offers {
  readonly name: string;
  readonly offered: number;
  readonly legal: number;
}

/** More than this means work that comes to nothing. */
export const MOST_OFFERED = 1.3;

type Spec = Parameters<typeof createEngine>[0];
type Candidates = (table: object, seat: number, offer: (action: object) => void) => void;
interface Listed {
  readonly type: string;
  readonly candidates?: Candidates;
}

export const offeringGames: readonly { readonly name: string; readonly game: Spec; readonly options: object }[] = [
  { name: 'ecologic', game: ecologic, options: { players: 3 } },
  { name: 'emix', game: emix, options: { players: 3 } },
  { name: 'does-not-exist', game: doesNotExist, options: { players: 3 } },
  { name: 'euphoria', game: euphoria, options: { players: 3, turnLimit: 100 } },
].map((each) => ({ ...each, game: each.game as unknown as Spec }));

/** Plays random games and counts what is offered whenever somebody is asked, and what of it is listed. */
export function countOffers({ name, game, options }: (typeof offeringGames)[number], games: number): Offers {
  let offered = 0;
  let legal = 0;
  let isCounting = false;
  const note = (): void => {
    if (isCounting) offered++;
  };
  const engine = createEngine(counting(game, note), {});
  const choose = choices(1);
  for (let seed = 0; seed < games; seed++) {
    const simulation = engine.simulate(engine.init(seed, options));
    for (;;) {
      const [seat] = simulation.deciders();
      if (seat === undefined) break;
      isCounting = true;
      // asked for one seat, the list is made anew
      const list = simulation.legalActions(seat);
      isCounting = false;
      legal += list.length;
      simulation.apply(at(list, choose(list.length)));
    }
  }
  return { name, offered, legal };
}

/** The same game, which tells of each candidate that it offers. */
function counting(game: Spec, note: () => void): Spec {
  const choices = Object.entries(game.choices as Readonly<Record<string, { readonly actions: readonly Listed[] }>>);
  return {
    ...game,
    choices: Object.fromEntries(
      choices.map(([kind, choice]) => [
        kind,
        { ...choice, actions: choice.actions.map((action) => ({ ...action, candidates: told(action, note) })) },
      ]),
    ),
  } as unknown as Spec;
}

const told =
  ({ type, candidates }: Listed, note: () => void): Candidates =>
  (table, seat, offer) => {
    const noted = (action: object): void => {
      note();
      offer(action);
    };
    if (candidates === undefined) noted({ type, seat });
    else candidates(table, seat, noted);
  };
