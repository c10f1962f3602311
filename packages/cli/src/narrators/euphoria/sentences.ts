import { at } from '@rulewright/core';
import { SPACES } from '@rulewright/euphoria';
import { type Line, seatName, seatNames } from '../../game.js';
import { cardClause } from './card-clauses.js';
import { goodsClause } from './goods-clauses.js';
import type { Cause } from './paragraphs.js';
import { type Scene, type Seen, type SeenOf, totalOn, workerOf, workersNeeded, workersOnSite } from './scene.js';
import { standings } from './standings.js';
import { itemsText, listed, NONE, recruitName, spaceName, spaceNamed } from './words.js';

/** What a person reads of an event; the scene is the one before it. Most are clauses of the paragraph of a turn. */
export function sentence(scene: Scene, event: Seen, cause: Cause): Line[] {
  return event.type === 'turn-began' ? turnBegan(scene, event) : [{ text: clause(scene, event, cause), chain: 'turn' }];
}

/** A round is one turn of everybody. */
const ROUNDS_BETWEEN_TABLES = 5;

function turnBegan(scene: Scene, { seat, turn }: SeenOf<'turn-began'>): Line[] {
  const { players } = scene.options;
  if ((turn - 1) % players !== 0) return [];
  const rounds = (turn - 1) / players;
  const title: Line = { text: `Round ${rounds + 1} – ${seatName(seat)} begins`, style: 'title' };
  if (rounds === 0 || rounds % ROUNDS_BETWEEN_TABLES !== 0) return [title];
  return [{ text: `After round ${rounds}`, style: 'heading' }, ...standings(scene), title];
}

export type Told = Exclude<Seen, { type: 'turn-began' }>;

function clause(scene: Scene, event: Told, cause: Cause): string {
  switch (event.type) {
    case 'worker-placed':
    case 'worker-bumped':
    case 'placement-paid':
    case 'placement-void':
    case 'workers-retrieved':
    case 'worker-added':
    case 'worker-sacrificed':
      return workerClause(scene, event);
    case 'starting-dice-rolled':
    case 'face-chosen':
    case 'dice-rolled':
    case 'knowledge-checked':
    case 'worker-lost':
    case 'roll-off':
      return diceClause(scene, event);
    case 'goods-gained':
    case 'goods-lost':
    case 'goods-handed-over':
    case 'track-token-placed':
    case 'track-moved':
    case 'allegiance-moved':
    case 'miner-moved':
    case 'star-placed':
    case 'market-completed':
      return goodsClause(scene, event, cause);
    case 'game-ended':
      return endClause(scene, event);
    default:
      return cardClause(scene, event, cause);
  }
}

type WorkerEvent = SeenOf<
  | 'worker-placed'
  | 'worker-bumped'
  | 'placement-paid'
  | 'placement-void'
  | 'workers-retrieved'
  | 'worker-added'
  | 'worker-sacrificed'
>;

/** `worker 2 (5)` */
const workerName = (number: number, value: number): string => `worker ${number} (${value})`;

function workerClause(scene: Scene, event: WorkerEvent): string {
  const who = seatName(event.seat);
  switch (event.type) {
    case 'worker-placed':
      return `${who} places ${workerName(event.worker, event.value)} on ${placeText(scene, event)}`;
    case 'worker-bumped':
      return `it bumps ${who}'s ${event.by === event.seat ? 'own ' : ''}${workerName(event.worker, event.value)}`;
    case 'placement-paid':
      return `${who} pays ${itemsText(scene, event.plan)}`;
    case 'placement-void':
      return `${who} cannot pay for it any more: the worker stays there for nothing`;
    case 'workers-retrieved':
      return `${who} takes back ${retrievedText(scene, event)}`;
    case 'worker-added':
      return `${who} gets worker ${event.worker}`;
    case 'worker-sacrificed':
      return `${who} sacrifices worker ${event.worker}`;
  }
}

/** The space, with the total of a commodity area or how many workers a site has. */
function placeText(scene: Scene, { seat, value, space: id }: SeenOf<'worker-placed'>): string {
  const space = spaceNamed(id);
  const { kind, site } = at(SPACES, space);
  const name = spaceName(scene, space);
  if (kind === 'commodity-area') return `${name}: total ${totalOn(scene, space) + value}`;
  if (kind !== 'construction') return name;
  const there = workersOnSite(scene, site).length + 1;
  return `${name} (${there} of ${workersNeeded(scene.options.players)} workers)${ownNote(scene, seat, site)}`;
}

/** EUP-BLD.4 */
function ownNote(scene: Scene, seat: number, site: number): string {
  const own = workersOnSite(scene, site).filter(
    (worker) => worker >= workerOf(seat, 1) && worker < workerOf(seat + 1, 1),
  );
  return own.length === 0 ? '' : ', beside an own one';
}

/** `worker 1 from the Farm and worker 3 from the Ark for 1 food` */
function retrievedText(scene: Scene, { seat, workers, price }: SeenOf<'workers-retrieved'>): string {
  const from = workers.map((number) => {
    const space = scene.place[workerOf(seat, number)] ?? NONE;
    return `worker ${number}${space < 0 ? '' : ` from ${spaceName(scene, space)}`}`;
  });
  return `${listed(from)} ${priceName(scene, price)}`;
}

/** `for free`, `for 1 food`, `with Gidgit the Hypnotist` */
export function priceName(scene: Pick<Scene, 'content'>, price: string): string {
  if (price === 'free') return 'for free';
  return price === 'food' || price === 'bliss' ? `for 1 ${price}` : `with ${recruitName(scene, price)}`;
}

type DiceEvent = SeenOf<
  'starting-dice-rolled' | 'face-chosen' | 'dice-rolled' | 'knowledge-checked' | 'worker-lost' | 'roll-off'
>;

function diceClause(scene: Scene, event: DiceEvent): string {
  const who = seatName(event.seat);
  switch (event.type) {
    case 'starting-dice-rolled':
      return `${who} rolls ${listed(event.faces.map(String))} with the first two workers`;
    case 'face-chosen': {
      const whose = event.owner === event.seat ? '' : `${seatName(event.owner)}'s `;
      return `${who} sets ${whose}worker ${event.worker} to ${event.face}`;
    }
    case 'dice-rolled':
      return rolledText(scene, event);
    case 'knowledge-checked':
      return `knowledge check ${event.sum}${checkNote(scene, event)}`;
    case 'worker-lost':
      return `${who}'s ${workerName(event.worker, event.value)} runs away`;
    case 'roll-off':
      return `${who} rolls ${listed(event.faces.map(String))} for the tie, together ${sum(event.faces)}`;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** EUP-KNO.11: at most one worker a turn runs away. */
function checkNote({ lostWorker }: Scene, { seat, isTooHigh }: SeenOf<'knowledge-checked'>): string {
  if (!isTooHigh) return '';
  return lostWorker[seat] === true ? ', too high, but one worker has run away in this turn' : ', too high';
}

/** The dice whose faces were chosen are not rolled. */
function rolledText({ chosen }: Scene, { seat, workers, faces }: SeenOf<'dice-rolled'>): string {
  const rolled = workers.flatMap((number, i) => (chosen.includes(number) ? [] : [{ number, face: at(faces, i) }]));
  if (rolled.length === 0) return 'no die is left to roll';
  const dice = rolled.map(({ number, face }) => `${face} with worker ${number}`);
  return `${seatName(seat)} rolls ${listed(dice)}`;
}

/** EUP-END.1, EUP-END.2: who had no star left, and who of them wins. */
function endClause({ stars }: Scene, { reason, winners }: SeenOf<'game-ended'>): string {
  if (reason === 'turn-limit') return `the last turn is over, and ${wins(winners)}`;
  const finishers = [...stars.keys()].filter((seat) => stars[seat] === 0);
  if (finishers.length === 1) return `${seatNames(finishers)} has no star left, and the game is over`;
  return `${seatNames(finishers)} have no star left, the game is over, and ${wins(winners)} the tie`;
}

const wins = (winners: readonly number[]): string =>
  `${seatNames(winners)} ${winners.length === 1 ? 'wins' : 'share the victory'}`;
