import { at } from '@rulewright/core';
import type { TradeItems } from './agenda.js';
import type { DealLeg } from './decisions.js';
import { abilityWith } from './recruits/citing.js';
import { everyOption } from './rules/abilities.js';
import type { Among, Leg } from './rules/trade-legs.js';
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
const items = (counts: Readonly<TradeItems> | undefined) => (isTold(counts) ? itemNames(counts) : undefined);
const isTold = (counts: Readonly<TradeItems> | undefined): counts is Readonly<TradeItems> =>
  counts !== undefined && counts.length > 0;

/** The legs of a deal in ids, without terms that a view does not know. */
const legs = (list: readonly Leg[]): readonly DealLeg[] =>
  list.map(({ partner, give, ask }) =>
    isTold(give) ? { partner, give: itemNames(give), ask: itemNames(ask) } : { partner },
  );
/** The other legs of a deal, where there are any. */
const others = ({ earlier, later }: Pick<Among, 'earlier' | 'later'>) => ({
  ...(earlier !== undefined && { earlier: legs(earlier) }),
  ...(later !== undefined && { later: legs(later) }),
});

export const about = {
  tradeBuild: ({ choice }: EuphoriaAt<'trade-build'>) => ({
    partner: choice.partner,
    give: items(choice.give),
    ask: items(choice.ask),
    isAsking: choice.isAsking,
    ...others(choice),
  }),
  tradeMore: ({ choice }: EuphoriaAt<'trade-more'>) => ({ legs: legs(choice.legs) }),
  tradeRespond: ({ choice }: EuphoriaAt<'trade-respond'>) => ({
    proposer: choice.proposer,
    give: itemNames(choice.give),
    ask: itemNames(choice.ask),
    ...others(choice),
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
