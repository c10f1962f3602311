import { type NamedPart, type Part, type PlacedPart, samePart } from '@rulewright/core';
import type { PlayGame, Seen } from './games.js';

interface Props {
  readonly game: PlayGame;
  readonly view: Seen;
  readonly open: readonly NamedPart[];
  readonly picked: readonly Part[];
  pick(part: Part): void;
}

/** Everything on the table, zone by zone: what narrows the answers can be picked. */
export function Table({ game, view, open, picked, pick }: Props) {
  const zones = new Map<string, PlacedPart[]>();
  for (const part of game.engine.partsOf(view)) zones.set(part.zone, [...(zones.get(part.zone) ?? []), part]);
  const button = (part: PlacedPart, place: number) => {
    const { id, count = 1 } = part;
    const isOpen = open.some((one) => samePart(one, part));
    const isPicked = picked.some((one) => samePart(one, part));
    return (
      <button
        key={place}
        type="button"
        className={isPicked ? 'picked' : isOpen ? 'open' : ''}
        disabled={!isOpen && !isPicked}
        onClick={() => id !== undefined && pick({ ...part, id })}
      >
        {nameOf(game, view, part)}
        {count === 1 ? '' : ` × ${count}`}
      </button>
    );
  };
  return (
    <div className="zones">
      {game.text.sheets(view).map(({ title, rows }) => (
        <details key={title}>
          <summary>{title}</summary>
          {rows.map((row) => (
            <p key={row.join()}>{row.join(' · ')}</p>
          ))}
        </details>
      ))}
      {[...zones].map(([zone, parts]) => (
        <section key={zone}>
          <h3>{zone}</h3>
          {parts.map(button)}
        </section>
      ))}
    </div>
  );
}

/** What the game calls a card; other things go by their kind and id. */
function nameOf({ text }: PlayGame, view: Seen, { kind, id, back = '' }: PlacedPart): string {
  if (id === undefined) return `face-down ${kind} ${back}`;
  try {
    return text.face(String(id), view).name;
  } catch {
    return kind === 'zone' ? 'all' : `${kind} ${id}`;
  }
}
