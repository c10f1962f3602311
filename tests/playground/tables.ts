import { type Expertise, likelihoods } from '@rulewright/bots';
import { expertise as doesNotExist } from '@rulewright/bots/does-not-exist';
import { expertise as ecologic } from '@rulewright/bots/ecologic';
import { expertise as emix } from '@rulewright/bots/emix';
import { expertise as euphoria } from '@rulewright/bots/euphoria';
import { generator } from '@rulewright/testing';
import { h, type VNode } from 'vue';
import type { Drawing } from '../../docs/site/playground/drawn.js';
import { type AnyView, type GameId, loadGame } from '../../docs/site/playground/games.js';
import { act, askedSeats, begin, present, type Start, type Table } from '../../docs/site/playground/table.js';
import { drawn } from '../support/weighted.js';

const experts: Readonly<Record<GameId, Expertise>> = {
  ecologic: ecologic as Expertise,
  emix: emix as Expertise,
  'does-not-exist': doesNotExist as Expertise,
  euphoria: euphoria as Expertise,
};

const known = new Map<string, Promise<Table>>();

/** A table at which that many decisions were taken, or all, by players who know the game a little; each is played once. */
export function playedTable(id: GameId, start: Start, most = Number.POSITIVE_INFINITY): Promise<Table> {
  const key = JSON.stringify([id, start, most]);
  const table = known.get(key) ?? play(id, start, most);
  known.set(key, table);
  return table;
}

async function play(id: GameId, start: Start, most: number): Promise<Table> {
  const game = await loadGame(id);
  const weights = experts[id].weights(game.engine);
  let table = begin(game, start);
  const random = generator(start.seed);
  while (table.length < most) {
    const state = present(table);
    const [seat] = askedSeats(game, state);
    if (seat === undefined) return table;
    const legal = game.engine.legalActions(state, seat);
    const action = legal[drawn(likelihoods(weights, state, seat, legal), random)];
    if (action === undefined) return table;
    table = act(table, action);
  }
  return table;
}

/** The whole drawing: what lies on the table, and what lies in front of the viewer. */
export const drawnOf = ({ Board, Mat }: Drawing, view: AnyView): VNode =>
  h('div', [h(Board, { view }), ...(view.viewer === 'spectator' ? [] : [h(Mat, { view, seat: view.viewer })])]);
