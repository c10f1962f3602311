import type { EcoLogicAction, EcoLogicView } from '@rulewright/ecologic';
import { text } from './play.js';

/** More actions than this are shown by topic. */
const LONGEST_LIST = 8;

interface Props {
  readonly view: EcoLogicView;
  readonly legal: readonly EcoLogicAction[];
  choose(action: EcoLogicAction): void;
  /** The person points at an action on this hex, or at none any more. */
  point(hex: number | undefined): void;
}

/** A button for each legal action. */
export function Actions({ view, legal, choose, point }: Props) {
  const topics = new Map<string, EcoLogicAction[]>();
  for (const action of legal) {
    const topic = text.topic(view, action);
    topics.set(topic, [...(topics.get(topic) ?? []), action]);
  }
  const button = (action: EcoLogicAction) => {
    const hex = 'hex' in action ? action.hex : undefined;
    const words = text.action(view, action).text;
    return (
      <button
        key={words}
        type="button"
        onClick={() => choose(action)}
        onFocus={() => point(hex)}
        onBlur={() => point(undefined)}
        onMouseEnter={() => point(hex)}
        onMouseLeave={() => point(undefined)}
      >
        {words}
      </button>
    );
  };
  if (legal.length <= LONGEST_LIST) return <div className="actions">{legal.map(button)}</div>;
  return (
    <div className="actions">
      {[...topics].map(([topic, actions]) =>
        actions.length === 1 ? (
          actions.map(button)
        ) : (
          <details key={topic} open={topics.size === 1}>
            <summary>
              {topic} ({actions.length})
            </summary>
            {actions.map(button)}
          </details>
        ),
      )}
    </div>
  );
}
