import type { AnyEngine, Chance } from '@rulewright/bots';
import { type AnyAction, type Replay, stepsOf } from '@rulewright/core';
import type { LegalPuzzle } from '@rulewright/core/lessons';

/** Rules to choose from. */
const CHOICES = 3;

/** A position with an action that somebody might want there. */
interface Case {
  readonly game: number;
  readonly after: number;
  readonly seat: number;
  readonly action: AnyAction;
  readonly rule: string | undefined;
}

/**
 * *Is this legal?*: at positions of games what was offered to the same question elsewhere in the game. Each rule that
 * refuses it has one case, the first that is found; a third of the puzzles are legal actions.
 */
export function casesOf(
  engine: AnyEngine,
  records: readonly Replay<AnyAction, { readonly players: number }>[],
  most: number,
  chance: Chance,
): LegalPuzzle[] {
  const refused = new Map<string, Case>();
  const allowed: Case[] = [];
  for (const [game, record] of records.entries()) {
    const offered = new Map<string, Map<string, AnyAction>>();
    for (const { decision, before, action } of stepsOf(engine, record)) {
      const { seat } = action;
      const view = engine.view(before, seat);
      const legal = engine.legalActions(view);
      const kind = engine.decision(view)?.kind ?? '';
      const known = offered.get(kind) ?? new Map<string, AnyAction>();
      offered.set(kind, known);
      const here = { game, after: decision, seat };
      for (const each of known.values()) {
        const tried = { ...each, seat };
        const why = engine.explain(view, tried);
        if (why === undefined || why.rule.startsWith('CORE-') || why.code === 'not-offered') continue;
        if (!refused.has(why.rule)) refused.set(why.rule, { ...here, action: tried, rule: why.rule });
      }
      if (legal.length > 3 && chance() < 0.05)
        allowed.push({ ...here, action: legal[Math.floor(chance() * legal.length)] ?? action, rule: undefined });
      for (const each of legal) known.set(engine.format({ ...each, seat: 0 }), each);
    }
  }
  const rules = [...refused.keys()];
  const forbidden = [...refused.values()].slice(0, Math.ceil((2 * most) / 3));
  const fine = shuffled(allowed, chance).slice(0, most - forbidden.length);
  return shuffled([...forbidden, ...fine], chance).map(({ game, after, seat, action, rule }, place): LegalPuzzle => {
    const others = shuffled(
      rules.filter((each) => each !== rule),
      chance,
    ).slice(0, rule === undefined ? CHOICES : CHOICES - 1);
    return {
      id: `${engine.id}-legal-${game}-${after}-${place}`,
      kind: 'legal',
      game,
      after,
      seat,
      grade: rule === undefined ? 2 : 3,
      action: engine.format(action),
      ...(rule !== undefined && { rule }),
      rules: (rule === undefined ? others : [...others, rule]).toSorted(),
    };
  });
}

export function shuffled<X>(list: readonly X[], chance: Chance): X[] {
  return list
    .map((each) => ({ each, key: chance() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ each }) => each);
}
