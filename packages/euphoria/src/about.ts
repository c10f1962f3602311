import { at } from '@rulewright/core';
import type { TradeItems } from './records.js';
import { abilityWith } from './recruits/citing.js';
import { everyOption } from './rules/abilities.js';
import { itemNames } from './rules/trade.js';
import type { EuphoriaAt, EuphoriaTable } from './state.js';
import { numberOf, ownerOf } from './workers.js';

// Fields of decisions, in ids; see `decisions.ts`.

const abilityNames = ({ content }: EuphoriaTable, ability: number) => {
  const { recruit, rule } = at(content.abilities, ability);
  return { recruit: at(content.recruits, recruit).id, ability: rule };
};

const effectNames = (table: EuphoriaTable, effect: number) => {
  const ability = abilityWith(table, effect);
  if (ability === undefined) return { recruit: null, ability: null };
  return { recruit: at(table.content.recruits, ability.recruit).id, ability: ability.rule };
};

const used = (table: EuphoriaTable, abilities: readonly number[]): readonly string[] =>
  abilities.map((ability) => abilityNames(table, ability).recruit);

/** Items of a proposal; others do not know one that is being made (EUP-TRD.9). */
const items = (counts: TradeItems | Readonly<TradeItems> | undefined) => counts && itemNames(counts);

export const about = {
  tradeBuild: ({ choice }: EuphoriaAt<'trade-build'>) => ({
    partner: choice.partner,
    give: items(choice.give),
    ask: items(choice.ask),
    isAsking: choice.isAsking,
  }),
  tradeRespond: ({ choice: { proposer, give, ask } }: EuphoriaAt<'trade-respond'>) => ({
    proposer,
    give: itemNames(give),
    ask: itemNames(ask),
  }),
  window: (table: EuphoriaAt<'ability-window'>) => ({
    hook: table.choice.hook,
    used: used(table, table.choice.used),
  }),
  react: (table: EuphoriaAt<'ability-react'>) => abilityNames(table, table.choice.ability),
  offer: (table: EuphoriaAt<'ability-offer'>) => effectNames(table, table.choice.effect),
  choose: (table: EuphoriaAt<'ability-choose'>) => ({
    ...effectNames(table, table.choice.effect),
    options: everyOption(table),
  }),
  discard: (table: EuphoriaAt<'ability-discard'>) => ({
    ...abilityNames(table, table.choice.ability),
    count: table.choice.count,
  }),
  draw: (table: EuphoriaAt<'draw-react'>) => ({
    ...abilityNames(table, table.choice.ability),
    toDraw: table.choice.toDraw,
    drawn: table.choice.drawn,
  }),
  face: ({ choice: { worker } }: EuphoriaAt<'roll-choose-face'>) => ({
    owner: ownerOf(worker),
    worker: numberOf(worker),
  }),
};
