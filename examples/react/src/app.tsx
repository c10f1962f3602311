import type { EcoLogicAction } from '@rulewright/ecologic';
import { engine } from '@rulewright/ecologic';
import { useEffect, useReducer, useState } from 'react';
import { Actions } from './actions.js';
import { BOTS, type BotName, botAction } from './bot.js';
import { Field } from './field.js';
import { act, begin, botAsked, canUndo, type Game, restore, save, text, undo, viewOf } from './play.js';

/** Where the game is kept: `localStorage`, or anything like it. */
export interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}
interface Props {
  readonly storage: Storage;
  /** A seed for the next game. */
  newSeed(): string;
}

const KEY = 'rulewright ecologic';
/** Milliseconds in which a person sees that the bot does something. */
const PAUSE = 300;
const LAST = 12;

type Change =
  | { readonly do: 'act'; readonly action: EcoLogicAction }
  | { readonly do: 'undo' }
  | { readonly do: 'begin'; readonly seed: string };

/** The game after what somebody does. */
export function changed(game: Game, change: Change): Game {
  if (change.do === 'begin') return begin(change.seed);
  return change.do === 'undo' ? undo(game) : act(game, change.action);
}

export function App({ storage, newSeed }: Props) {
  const [game, change] = useReducer(changed, undefined, () => restore(storage.getItem(KEY)) ?? begin(newSeed()));
  const [bot, setBot] = useState<BotName>(BOTS[0].name);
  const [pointed, point] = useState<number>();

  useEffect(() => storage.setItem(KEY, save(game)), [storage, game]);
  useEffect(() => {
    if (botAsked(game) === undefined) return;
    let isAwaited = true;
    const timer = setTimeout(async () => {
      const action = await botAction(game, bot);
      if (isAwaited) change({ do: 'act', action });
    }, PAUSE);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [game, bot]);

  const view = viewOf(game);
  const legal = engine.legalActions(view);
  const open = new Set(legal.flatMap((action) => ('hex' in action ? [action.hex] : [])));
  return (
    <>
      <header>
        <h1>EcoLogic</h1>
        <fieldset>
          <legend>The bot</legend>
          {BOTS.map(({ name, about }) => (
            <label key={name}>
              <input type="radio" name="bot" checked={bot === name} onChange={() => setBot(name)} /> {about}
            </label>
          ))}
        </fieldset>
        <button type="button" disabled={!canUndo(game)} onClick={() => change({ do: 'undo' })}>
          Undo
        </button>
        <button type="button" onClick={() => change({ do: 'begin', seed: newSeed() })}>
          New game
        </button>
      </header>
      <main>
        <div>
          <Field view={view} open={open} pointed={pointed} />
          <Players view={view} />
        </div>
        <div>
          <Question game={game} />
          <Actions
            view={view}
            legal={legal}
            choose={(action) => {
              point(undefined);
              change({ do: 'act', action });
            }}
            point={point}
          />
          <Log game={game} />
        </div>
      </main>
    </>
  );
}

function Question({ game }: { readonly game: Game }) {
  const view = viewOf(game);
  const outcome = engine.outcome(view);
  if (outcome === undefined)
    return <h2>{botAsked(game) === undefined ? text.question(view).text : 'The bot thinks …'}</h2>;
  const isWon = outcome.winners.includes(0);
  const result = outcome.winners.length > 1 ? 'It is a draw.' : isWon ? 'You have won.' : 'The bot has won.';
  return (
    <h2>
      {text.reason(outcome.reason)} {result}
    </h2>
  );
}

function Players({ view }: { readonly view: ReturnType<typeof viewOf> }) {
  const [table] = text.tables(view);
  if (table === undefined) return null;
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            {table.head.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th>{name}</th>
              {cells.map((cell, column) => (
                <td key={table.head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What happened lately, the newest first. */
function Log({ game: { steps } }: { readonly game: Game }) {
  const told = steps.flatMap(({ told }, step) => told.map((line, place) => ({ key: `${step} ${place}`, line })));
  return (
    <ol className="log" aria-label="What happened, the newest first" aria-live="polite">
      {told
        .slice(-LAST)
        .reverse()
        .map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
    </ol>
  );
}
