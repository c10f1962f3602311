import { isInputError, isRuleError } from '@rulewright/core';
import { type AnyEngine, SERVER, type TableOpening } from '@rulewright/table';
import { generator } from '@rulewright/testing';
import { NAMES, People } from './people.js';

// Tables at which everybody does what they like.

const WHATS = ['draw', 'abort', 'war'];

/** A command of whom and for whom it may be, mostly one that could be right. */
export function anyCommand(people: People, random: () => number): object {
  const pick = <X>(list: readonly X[]): X => list[Math.floor(random() * list.length)] as X;
  const { engine, table } = people;
  const seat = Math.floor(random() * (table.seats.length + 1));
  const legal = engine.legalActions(table.state);
  const lately = (count: number): number => Math.max(0, count - (random() < 0.1 ? 1 : 0));
  const type = pick([
    'act',
    'act',
    'act',
    'act',
    'act',
    'act',
    'act',
    'act',
    'join',
    'join',
    'join',
    'accept',
    'ask',
    'decline',
    'withdraw',
    'offer',
    'pause',
    'resume',
    'replace',
    'leave',
    'resign',
    'claim-time',
    'conquer',
  ]);
  const action = pick(legal) ?? { type: 'none', seat: 0 };
  const occupant = table.seats[action.seat]?.occupant;
  const owner = occupant === null || occupant === undefined ? 'ann' : 'person' in occupant ? occupant.person : SERVER;
  const isOwn = type === 'act' && random() < 0.9;
  return {
    type,
    by: isOwn ? owner : pick([...NAMES, ...NAMES, SERVER, '', '#boss']),
    ...(type === 'act' && { action, decision: lately(table.decision) }),
    ...(type === 'ask' && random() < 0.5 && { decision: lately(table.decision) }),
    ...((type === 'accept' || type === 'decline' || type === 'withdraw') && {
      proposal: lately(table.proposals),
    }),
    ...(type === 'claim-time' && { seat }),
    ...(type === 'join' && random() < 0.5 && { seat }),
    ...(type === 'offer' && { what: pick(WHATS) }),
    ...(type === 'replace' && {
      seat,
      with: pick([{ person: pick(NAMES) }, { bot: 'uniform' }, { bot: 'weighted' }, {}]),
    }),
  };
}

/** A table after that many commands, most of which were allowed; `watch` is told of every one. */
export function wild(
  engine: AnyEngine,
  { seed, count }: { readonly seed: string; readonly count: number },
  opening: Partial<TableOpening>,
  watch: (people: People, isDone: boolean, before: People['table']) => void = () => {},
): People {
  const random = generator(seed);
  const people = new People(engine, { seed, ...opening });
  for (let n = 0; n < count && people.table.phase !== 'over'; n++) {
    const { by, ...command } = anyCommand(people, random) as { by: string };
    const before = people.table;
    try {
      people.say(by, command, Math.floor(random() * 100));
      watch(people, true, before);
    } catch (error) {
      if (!isRuleError(error) && !isInputError(error)) throw error;
      watch(people, false, before);
    }
  }
  return people;
}
