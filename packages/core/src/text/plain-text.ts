import type { AnyAction, AnyEvent, Seat } from '../game/types.js';
import { guarded, InputError, type Violation } from '../ground/errors.js';
import type { Fill } from './filling.js';
import type { GameText } from './game-text.js';
import { capital } from './in-words.js';
import { plainLanguage, type Sentences } from './plain-language.js';
import { plainSheets, scored } from './plain-sheets.js';
import { type Names, PlainValues } from './plain-values.js';
import { refusalText } from './refusal-text.js';
import { leaving } from './shielded.js';
import { numbered, type SeatNames, seatNames, tellerOf } from './speaker.js';
import type { AnyView, SpokenEngine } from './spoken-engine.js';
import { asking, interfaceTexts } from './text-interface.js';
import { type Language, voiceOf } from './voice.js';

// A game in the sentences that its author has written, and in the names of its code for everything else.

/** Settings of a plain text. */
export interface PlainSettings {
  /** The sentences that the game has; the names of the code speak for the rest. */
  readonly sentences?: Sentences | undefined;
  /** A whole table in place of `sentences`, as `plainLanguage` makes one. */
  readonly language?: Language | undefined;
  /** Names of players; `P1`, `P2` … when not given. */
  readonly seats?: SeatNames | undefined;
  /** True for the player whom sentences of events and tables address as *you*; nobody by default. */
  readonly you?: ((seat: Seat) => boolean) | undefined;
  /** Names for the numbers of fields, by field. Without one, fields called `card` or `cards` show cards. */
  readonly names?: Names | undefined;
  /** The board in characters, line by line; none when not given. */
  readonly drawing?: ((view: AnyView) => readonly string[]) | undefined;
}

/** The text of any game, see `plainText`. */
export type PlainText = GameText<AnyView, AnyAction, AnyEvent, Violation>;

/**
 * Makes the text of a game from its engine and the sentences that there are. What has none shows types and fields:
 * seats by name, cards by id. Positions are tables. It tells a viewer nothing but views and events.
 */
export const plainText: (engine: SpokenEngine, settings?: PlainSettings) => PlainText = guarded(
  (engine, settings = {}) => {
    const { drawing = () => [] } = settings;
    const { voice, seats, values, say, told } = sayingOf(engine, settings);
    const title = capital(voice.say('title'));
    return Object.freeze({
      title,
      scoring: voice.say('scoring'),
      legend: '',
      aid: () => [],
      ...interfaceTexts(
        { voice, seats },
        {
          amounts: [],
          decision: (view: AnyView) => engine.decision(view),
          action: (_, action: AnyAction) => say.action(action),
          topic: (_, action) => (voice.knows(`do.${action.type}`) ? say.action(action) : values.term(action.type)),
          question: (_, decision) => say.question(decision),
          event: (_, event: AnyEvent) => ({ text: told.event(event) }),
          card: (id, view) => say.card(engine, id, view),
          face: (id) => ({ name: values.card(id), kind: values.term('card') }),
        },
      ),
      opening: leaving(({ position: { options } }: AnyView) =>
        voice.say('opening', { title, players: options.players }),
      ),
      refusal: leaving((why: Violation) => refusalText({ voice, seats }, why)),
      reason: (reason: string) => say.reason(reason),
      score: (view: AnyView, seat: number) => scored(engine, values, view, seat),
      option: (name: string) => capital(values.term(name)),
      optionValue: (name: string, value: unknown) => values.say(name, value),
      sheets: leaving(plainSheets(engine, values)),
      drawing,
      addressing: guarded((seat: Seat) => plainText(engine, { ...settings, you: (each: Seat) => each === seat })),
    });
  },
);

/** The words of a game by its names and values: `told` is for its events, which may address a player. */
function sayingOf(engine: SpokenEngine, settings: PlainSettings) {
  const { language = plainLanguage(engine, settings.sentences), seats: called = numbered, you, names } = settings;
  const voice = voiceOf<string>(language);
  const seats = seatNames(voice, called);
  const teller = tellerOf<string>(language, seats, { you });
  const { heading } = teller;
  const values = new PlainValues(engine, { voice, seats, heading, who: (seat) => (form) => seats(seat, form) }, names);
  const told = new PlainSentences(new PlainValues(engine, teller, names));
  return { voice, seats, values, say: new PlainSentences(values), told };
}

/** Says actions, questions and events: in a sentence of the table, or by their types and fields. */
class PlainSentences {
  constructor(private readonly values: PlainValues) {}

  action(action: AnyAction): string {
    const { type, seat: _seat, ...fields } = action;
    const { voice } = this.values;
    const key = `do.${type}`;
    return voice.knows(key) ? voice.say(key, this.fill(key, action)) : this.phrase(type, fields);
  }

  question(decision: { readonly kind: string; readonly seats?: readonly number[] }): string {
    const { values } = this;
    const { voice, seats } = values;
    const key = `ask.${decision.kind}`;
    const who = (decision.seats ?? []).map((seat) => seats(seat));
    const ask = voice.knows(key)
      ? voice.say(key, this.fill(key, { ...decision, seat: decision.seats?.[0] }))
      : values.term(decision.kind);
    return voice.say('question', { who, ask: asking(ask) });
  }

  event(event: AnyEvent): string {
    const { type, rule: _rule, seat, ...others } = event as AnyEvent & { readonly seat?: unknown };
    const { voice, seats } = this.values;
    const key = `tell.${type}`;
    if (voice.knows(key)) return capital(voice.say(key, this.fill(key, event, type)));
    if (typeof seat !== 'number') return capital(this.phrase(type, others, type));
    return voice.say('happened', { seat: seats(seat), done: this.phrase(type, others, type) });
  }

  reason(reason: string): string {
    const { voice } = this.values;
    const key = `reason.${reason}`;
    return voice.knows(key) ? voice.say(key) : voice.say('end', { reason: this.values.term(reason) });
  }

  card(engine: SpokenEngine, id: string, view: AnyView | undefined): string {
    for (const kinds of Object.values(engine.pools(view?.position.options ?? {}))) {
      const kind = kinds.find((one) => one.id === id);
      if (kind === undefined) continue;
      const card = this.values.card(id);
      return kind.count === 1 ? card : this.values.voice.say('copies', { card, n: kind.count });
    }
    throw new InputError('no such card', [{ path: 'id', message: id }]);
  }

  /** `bid: count 2, face 3`. */
  private phrase(type: string, fields: object, event?: string): string {
    const { values } = this;
    const said = Object.entries(fields).map(([name, value]) => {
      const words = values.say(name, value, values.shapeOf(name, event));
      return values.voice.say('field', { name: values.term(name), value: words });
    });
    const done = values.term(type);
    return said.length === 0 ? done : values.voice.say('phrase', { type: done, fields: said.join(', ') });
  }

  /** The values of the holes. What a viewer may not know is absent where the table has a sentence for that. */
  private fill(key: string, told: object, event?: string): Fill {
    const { values } = this;
    const fields = new Map<string, unknown>(Object.entries(told));
    const hidden = values.voice.knows(`${key}.unseen`) ? undefined : values.voice.say('hidden');
    return (hole) => {
      const value = fields.get(hole);
      return value === undefined ? hidden : values.hole(hole, value, values.shapeOf(hole, event));
    };
  }
}
