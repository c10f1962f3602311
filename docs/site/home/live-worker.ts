import { weighted } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';
import { ecologicDrawing } from './ecologic-drawing.js';
import { type LiveDecision, NAMES } from './live.js';

// Plays EcoLogic by itself: whenever the page asks, until something has happened that can be told.

const text = createText(engine, { seats: (seat) => NAMES[seat] ?? '' });
const unbounded = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };
const begin = (game: number) => engine.init(`home ${game}`, { players: NAMES.length });
let games = 0;
let state = begin(games);
const players = NAMES.map(() => weighted(engine, expertise)());

async function next(): Promise<LiveDecision> {
  for (;;) {
    const [seat] = engine.decision(state)?.seats ?? [];
    if (seat === undefined) {
      games++;
      state = begin(games);
      continue;
    }
    const view = engine.view(state, seat);
    const decision = engine.decision(view);
    const player = players[seat];
    if (decision === undefined || player === undefined) throw new Error('nobody is asked');
    const action = await player.choose(view, decision, engine.legalActions(view, seat), unbounded);
    const step = engine.step(state, action);
    state = step.state;
    const outcome = engine.outcome(state);
    const told = text.summary(engine.view(state, 'spectator'), engine.eventsFor(step.events, 'spectator'));
    const end = outcome === undefined ? '' : ` ${outcome.winners.map((winner) => NAMES[winner]).join(' and ')} wins.`;
    if (told !== '') return { drawing: ecologicDrawing(state), told: `${told}${end}`, isOver: outcome !== undefined };
  }
}

addEventListener('message', async () => postMessage(await next()));
