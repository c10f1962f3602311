import type { SeenDecision } from '@rulewright/core/author';
import { asking, fillFrom, keyed, type Value } from '@rulewright/core/text';
import type { EcoLogicAction, EcoLogicDecision, EcoLogicEngine, EcoLogicView } from '../index.js';
import { at, effectsText, initiativeWord, itemName, naming, objectName, type Position, type Speaker } from './words.js';

// Questions to players, and the actions that answer them.

type Questions = ReturnType<EcoLogicEngine['ask']>;
type Decision = SeenDecision<EcoLogicDecision>;
type Values = Readonly<Record<string, Value>>;

/** An action as an entry of a menu. */
export function actionText(speaker: Speaker, view: EcoLogicView, ask: Questions, action: EcoLogicAction): string {
  const { position } = view;
  const more =
    'hex' in action ? hexFacts(speaker, position, ask, action) : openingFacts(speaker, position, ask, action);
  const key = keyed(speaker.voice, `action.${action.type}`, detailOf(position, ask, action));
  return speaker.voice.say(key, fillFrom(speaker, action, naming(speaker, position), more));
}

/** The heading under which a long list groups an action; the action's own text if it has no heading. */
export function topicText(speaker: Speaker, view: EcoLogicView, ask: Questions, action: EcoLogicAction): string {
  const { voice } = speaker;
  if (!voice.knows(`topic.${action.type}`)) return actionText(speaker, view, ask, action);
  const key = keyed(voice, `topic.${action.type}`, detailOf(view.position, ask, action));
  return voice.say(key, fillFrom(speaker, action, naming(speaker, view.position)));
}

/** The suffix of the key of the action's sentence; undefined for the plain one. */
function detailOf(position: Position, ask: Questions, action: EcoLogicAction): string | undefined {
  switch (action.type) {
    case 'ask-aid':
      return action.due === 0 ? 'gift' : undefined;
    case 'place-bought':
      return placingDetail(position, ask, action, bought(position)?.kind);
    case 'place-piece':
      return placingDetail(position, ask, action, 'plant');
    case 'place-initiative':
      return placingDetail(position, ask, action, 'initiative');
    default:
      return undefined;
  }
}

/** The item just bought, which is placed now; undefined without one. */
function bought({ agenda }: Position): Item | undefined {
  const choice = agenda[agenda.length - 1];
  return choice?.kind === 'place-bought' ? choice.item : undefined;
}

type Placing = { readonly seat: number; readonly hex: number };

function placingDetail(
  { field, ecoSupply }: Position,
  ask: Questions,
  { seat, hex }: Placing,
  kind: Item['kind'] | undefined,
): string | undefined {
  if (kind === 'plant') {
    if (field.owner[hex] === seat) return 'raising';
    return ecoSupply !== 'unlimited' && ask.bioLeft(seat, hex) > ecoSupply ? 'settling.short' : 'settling';
  }
  return kind === 'initiative' && at(field.initiatives, hex).length > 0 ? 'replacing' : undefined;
}

/** Facts about a hex for a placement: bio-capacity, next level, the object and initiative there. */
function hexFacts(speaker: Speaker, position: Position, ask: Questions, { seat, hex }: Placing): Values {
  const { field, options, phase, ecoSupply } = position;
  const pieces = at(field.pieces, hex);
  const [initiative] = at(field.initiatives, hex);
  return {
    bio: phase === 'set-up' && !options.setupBioCapacity ? 0 : ask.bioLeft(seat, hex),
    ...(ecoSupply !== 'unlimited' && { supply: ecoSupply }),
    level: pieces.length + 1,
    ...(pieces.length > 0 && { object: objectName(speaker, pieces) }),
    ...(initiative !== undefined && { replaced: initiativeWord(speaker, initiative) }),
  };
}

/** Facts about an opening: its price, and the item for sale. */
function openingFacts(speaker: Speaker, position: Position, ask: Questions, action: EcoLogicAction): Values {
  const { content } = speaker;
  const priced = (card: number) => ask.nominal(at(content.initiatives, card).id);
  switch (action.type) {
    case 'open-special': {
      const { effects } = at(
        content.specials.filter(({ id }) => id === action.special),
        0,
      );
      return { price: ask.nominal(action.special), benefit: effectsText(speaker, effects) };
    }
    case 'open-plant':
      return { price: ask.nominal(action.branch) };
    case 'open-initiative': {
      const revealed = at(position.revealed, 0);
      return { revealed: initiativeWord(speaker, revealed), price: priced(revealed) };
    }
    case 'take-refused':
      return { refused: initiativeWord(speaker, position.refused), price: priced(position.refused) };
    default:
      return {};
  }
}

/** The question, the seat that is asked, and the facts it needs to answer. */
export function questionText(speaker: Speaker, { position }: EcoLogicView, decision: Decision): string {
  const { voice, who } = speaker;
  const { seats = [], kind } = decision;
  const seat = at(seats, 0);
  const { auction, revealed } = position;
  const [card] = revealed;
  const asked = voice.say(
    keyed(voice, `question.${kind}`, 'due' in decision && decision.due === 0 ? 'gift' : undefined),
    fillFrom(speaker, { ...decision, ...auction }, naming(speaker, position), {
      ...(auction !== null && { item: itemName(speaker, itemId(speaker, auction.item)) }),
      ...(card !== undefined && { revealed: initiativeWord(speaker, card) }),
      ...('lender' in decision && { owed: decision.due }),
    }),
  );
  const { money, ecoFund } = at(position.players, seat);
  return voice.say('question', { seat: who(seat), money, ecoFund, asked: asking(asked) });
}

type Item = NonNullable<Position['auction']>['item'];

/** The name that events give an item. */
function itemId({ content }: Speaker, item: Item): string {
  switch (item.kind) {
    case 'plant':
      return item.branch;
    case 'special':
      return at(content.specials, item.special).id;
    case 'initiative':
      return at(content.initiatives, item.initiative).id;
  }
}
