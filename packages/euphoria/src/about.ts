import { at } from '@rulewright/core';
import type { TradeItems } from './agenda.js';
import { abilityWith } from './recruits/citing.js';
import { everyOption } from './rules/abilities.js';
import { itemNames } from './rules/trade-sides.js';
import type { EuphoriaAt, EuphoriaContext } from './state.js';
import { numberOf, ownerOf } from './workers.js';

// Fields of decisions, in ids; see `decisions.ts`.

const abilityNames = ({ content }: EuphoriaContext, ability: number) => {
  const { recruit, rule } = at(content.abilities, ability);
  return { recruit: at(content.recruits, recruit).id, ability: rule };
};

const effectNames = (context: EuphoriaContext, effect: number) => {
  const ability = abilityWith(context, effect);
  if (ability === undefined) return { recruit: null, ability: null };
  return { recruit: at(context.content.recruits, ability.recruit).id, ability: ability.rule };
};

const used = (context: EuphoriaContext, abilities: readonly number[]): readonly string[] =>
  abilities.map((ability) => abilityNames(context, ability).recruit);

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
  window: (context: EuphoriaAt<'ability-window'>) => ({
    hook: context.choice.hook,
    used: used(context, context.choice.used),
  }),
  react: (context: EuphoriaAt<'ability-react'>) => abilityNames(context, context.choice.ability),
  offer: (context: EuphoriaAt<'ability-offer'>) => effectNames(context, context.choice.effect),
  choose: (context: EuphoriaAt<'ability-choose'>) => ({
    ...effectNames(context, context.choice.effect),
    options: everyOption(context),
  }),
  discard: (context: EuphoriaAt<'ability-discard'>) => ({
    ...abilityNames(context, context.choice.ability),
    count: context.choice.count,
  }),
  draw: (context: EuphoriaAt<'draw-react'>) => ({
    ...abilityNames(context, context.choice.ability),
    toDraw: context.choice.toDraw,
    drawn: context.choice.drawn,
  }),
  face: ({ choice: { worker } }: EuphoriaAt<'roll-choose-face'>) => ({
    owner: ownerOf(worker),
    worker: numberOf(worker),
  }),
};
