import { type AnyAction, narrow, type Part, samePart, toNumber } from '@rulewright/core';
import { useEffect, useReducer, useState } from 'react';
import { GAMES, HUMAN } from './games.js';
import { keep, kept, onOtherTab, type Storage } from './keep.js';
import { act, begin, botAction, botAsked, type Game, gameOf, viewOf } from './play.js';
import { Table } from './table.js';

/** The game after what somebody does: an action, or another game. */
export type Change = { readonly act: AnyAction } | { readonly begin: string; readonly seed: string };
export const changed = (game: Game, change: Change): Game =>
  'begin' in change ? begin(change.begin, change.seed) : act(game, change.act);

export type { Storage } from './keep.js';

export function App({ storage, newSeed }: { readonly storage: Storage; newSeed(): string }) {
  const [was] = useState(() => kept(storage));
  const [note, setNote] = useState(was.note);
  const [isOurs, setOurs] = useState(was.isSafe);
  const [game, change] = useReducer(changed, null, () => was.game ?? begin('emix', newSeed()));
  const [picked, setPicked] = useState<readonly Part[]>([]);
  const take = (what: Change) => {
    setPicked([]);
    change(what);
  };
  useEffect(() => {
    const problem = isOurs ? keep(storage, game) : undefined;
    if (problem !== undefined) setNote(problem);
  }, [storage, game, isOurs]);
  useEffect(
    () =>
      onOtherTab(() => {
        setOurs(false);
        setNote(
          'Another tab has gone on with this game: what you do here is not kept. Load the page again to join it.',
        );
      }),
    [],
  );
  useEffect(() => {
    if (botAsked(game) === undefined) return;
    let isAwaited = true;
    const timer = setTimeout(async () => {
      const action = await botAction(game);
      if (isAwaited) change({ act: action });
    }, 300);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [game]);

  const played = gameOf(game);
  const view = viewOf(game);
  const legal = played.engine.legalActions(view);
  const { answers, parts } = narrow(
    legal.map((action) => ({ action, parts: played.engine.parts(view, action) })),
    picked,
  );
  const others = (part: Part) => picked.filter((one) => !samePart(one, part));
  return (
    <>
      <header>
        <select value={game.id} onChange={({ target }) => take({ begin: target.value, seed: newSeed() })}>
          {Object.entries(GAMES).map(([id, { text }]) => (
            <option key={id} value={id}>
              {text.title}
            </option>
          ))}
        </select>
        {played.engine.standing(view).map(({ seat, value }) => (
          <span key={seat}>{`${seat === HUMAN ? 'You' : 'Bot'}: ${Number(toNumber(value).toFixed(1))}`}</span>
        ))}
        <button type="button" onClick={() => take({ begin: game.id, seed: newSeed() })}>
          New game
        </button>
      </header>
      {note !== undefined && <output className="note">{note}</output>}
      <main>
        <Table
          game={played}
          view={view}
          open={parts}
          picked={picked}
          pick={(part) => setPicked(others(part).length < picked.length ? others(part) : [...picked, part])}
        />
        <div className="actions">
          <Question game={game} />
          <Actions game={game} legal={answers.map(({ action }) => action)} choose={(it) => take({ act: it })} />
          <ol className="log" aria-label="What happened, the newest first" aria-live="polite">
            {game.told
              .map((line, decision) => <li key={decision}>{line}</li>)
              .slice(-12)
              .reverse()}
          </ol>
        </div>
      </main>
    </>
  );
}

function Question({ game }: { readonly game: Game }) {
  const { engine, text } = gameOf(game);
  const outcome = engine.outcome(game.state);
  const won = outcome?.winners.includes(HUMAN) ? 'You win.' : 'The bot wins.';
  if (outcome !== undefined) return <h2>{`${text.reason(outcome.reason)} ${won}`}</h2>;
  if (botAsked(game) !== undefined) return <h2>The bot thinks …</h2>;
  const { short, situation, rule } = text.question(viewOf(game));
  return (
    <>
      <h2 title={rule}>{short}</h2>
      <p>{situation}</p>
    </>
  );
}

type Answering = { readonly game: Game; readonly legal: readonly AnyAction[]; choose(action: AnyAction): void };

/** A button for each answer that is left, by topic, with what it costs and gives. */
function Actions({ game, legal, choose }: Answering) {
  const [{ text }, view] = [gameOf(game), viewOf(game)];
  const button = (action: AnyAction) => {
    const { label, cost = '', gain } = text.action(view, action);
    const facts = [!label.includes(cost) && `costs ${cost}`, gain && `gives ${gain}`].filter(Boolean);
    return (
      <button key={JSON.stringify(action)} type="button" onClick={() => choose(action)}>
        {label} <small>{facts.join(', ')}</small>
      </button>
    );
  };
  return text.groups(view, legal).map(({ topic, actions }) =>
    actions.length === 1 ? (
      actions.map(button)
    ) : (
      <details key={topic}>
        <summary>{`${topic} (${actions.length})`}</summary>
        {actions.map(button)}
      </details>
    ),
  );
}
