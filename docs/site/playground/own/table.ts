import { bots as houseBots, type Player, playerOf, playerSeed } from '@rulewright/bots';
import { type AnyAction, at, type Emitted, type Seat, type Viewer } from '@rulewright/core';
import { numbered, scoreText } from '@rulewright/core/text';
import type { KnownGame } from '@rulewright/games/own';
import type { LogEntry, Opened, Seated, Shown, Wish } from './messages.js';

type State = ReturnType<KnownGame['engine']['init']>;
interface Step {
  readonly action: AnyAction;
  readonly events: readonly Emitted[];
  readonly after: State;
}

/** More of what has happened is not shown. */
const LONGEST_LOG = 200;
const UNBOUNDED = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };

/** What the page is told of a game before it begins. */
export function openedOf({ title, engine, rules, expertise, bots }: KnownGame): Opened {
  const all = { ...houseBots, ...bots };
  return {
    title,
    players: { ...engine.seats },
    bots: Object.entries(all)
      .filter(([, bot]) => bot.isExpert !== true || expertise !== undefined)
      .map(([name, { about }]) => ({ name, about })),
    rules: Object.entries(rules).map(([id, { text }]) => ({ id, text })),
  };
}

/** A table at which one person plays against bots, or bots alone. It holds the state; the person is told what their seat may know. */
export class OwnTable {
  private readonly first: State;
  private readonly viewer: Viewer;
  private steps: Step[] = [];
  private readonly players = new Map<Seat, Player>();

  constructor(
    private readonly game: KnownGame,
    private readonly wish: Wish,
  ) {
    this.first = game.engine.init(wish.seed, { players: wish.players });
    this.viewer = wish.seat ?? 'spectator';
  }

  private get state(): State {
    return this.steps.at(-1)?.after ?? this.first;
  }

  private get asked(): readonly Seat[] {
    return this.game.engine.deciders(this.state);
  }

  /** The bot that is to answer. */
  get botAsked(): Seat | undefined {
    return this.asked.find((seat) => seat !== this.wish.seat);
  }

  /** What the person may do. */
  private get legal(): readonly AnyAction[] {
    const { seat } = this.wish;
    return seat === undefined || !this.asked.includes(seat) ? [] : this.game.engine.legalActions(this.state, seat);
  }

  /** Gives the answer at a place of the list that was shown. Throws `Error` for a place that has none. */
  async answer(place: number): Promise<void> {
    const action = this.legal[place];
    if (action === undefined) throw new Error('there is no such answer');
    await this.play(action);
  }

  /** Lets the bot that is asked answer. */
  async think(): Promise<void> {
    const seat = this.botAsked;
    if (seat === undefined) return;
    const { engine } = this.game;
    const view = engine.view(this.state, seat);
    const decision = engine.decision(view);
    if (decision === undefined) return;
    const player = await this.playerAt(seat);
    await this.play(await player.choose(view, decision, engine.legalActions(view), UNBOUNDED));
  }

  /** Back to before the person's last decision. */
  undo(): void {
    const last = this.steps.findLastIndex(({ action }) => action.seat === this.wish.seat);
    if (last < 0) return;
    this.steps = this.steps.slice(0, last);
    this.players.clear();
  }

  shown(): Shown {
    const { engine, text } = this.game;
    const view = engine.view(this.state, this.viewer);
    const outcome = engine.outcome(this.state);
    const bot = this.botAsked;
    const { legal } = this;
    const question = legal.length === 0 ? undefined : text.question(view);
    return {
      drawing: [...text.drawing(view)],
      legend: text.legend,
      tables: text.sheets(view).map(({ title, head, rows }) => ({ title, head: [...head], rows: [...rows] })),
      log: this.log(),
      seats: this.seats(),
      question: question?.text ?? '',
      rule: question?.rule ?? '',
      answers: legal.map((action) => text.action(view, action).text),
      canUndo: this.steps.some(({ action }) => action.seat === this.wish.seat),
      thinking: bot === undefined ? '' : numbered(bot),
      end: outcome === undefined ? '' : text.reason(outcome.reason),
      ranking: outcome && {
        title: 'Ranking',
        head: ['', 'Player', 'Score'],
        rows: outcome.ranking.flatMap((group, place) =>
          group.map((seat) => [
            `${1 + outcome.ranking.slice(0, place).flat().length}.`,
            seat === this.wish.seat ? `${numbered(seat)} (you)` : numbered(seat),
            scoreText(at(outcome.scores, seat)),
          ]),
        ),
      },
    };
  }

  private seats(): Seated[] {
    const { engine } = this.game;
    const standing = engine.standing(engine.view(this.state, this.viewer));
    return Array.from({ length: this.first.options.players }, (_, seat) => ({
      seat,
      isAsked: this.asked.includes(seat),
      stands: standing.length === 0 ? '' : scoreText(at(standing, seat).value),
      who: seat === this.wish.seat ? 'you' : this.wish.bot,
    }));
  }

  private log(): LogEntry[] {
    const { engine } = this.game;
    return this.steps
      .slice(-LONGEST_LOG)
      .flatMap(({ events, after }) => {
        const view = engine.view(after, this.viewer);
        return engine.eventsFor(events, this.viewer).map((event) => this.game.text.event(view, event as never));
      })
      .flatMap(({ text, style }) => (style === 'quiet' ? [] : [{ text, style }]));
  }

  private async play(action: AnyAction): Promise<void> {
    const { engine } = this.game;
    const { state: after, events } = engine.step(this.state, action);
    const step = { action, events, after };
    this.steps.push(step);
    for (const [seat, player] of this.players) await this.tell(player, seat, step);
  }

  private async playerAt(seat: Seat): Promise<Player> {
    const known = this.players.get(seat);
    if (known !== undefined) return known;
    const { engine, expertise, bots } = this.game;
    const player = playerOf(engine, this.wish.bot, { expertise, bots })();
    const { options } = this.first;
    const seating = { seat, players: options.players, options, seed: playerSeed(this.wish.seed, seat) };
    await player.start?.(seating, engine.view(this.first, seat));
    for (const step of this.steps) await this.tell(player, seat, step);
    this.players.set(seat, player);
    return player;
  }

  private async tell(player: Player, seat: Seat, { events, after }: Step): Promise<void> {
    const { engine } = this.game;
    await player.observe?.(engine.view(after, seat), engine.eventsFor(events, seat));
  }
}
