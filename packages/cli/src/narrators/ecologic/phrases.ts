import { at, type Seat } from '@rulewright/core';
import type { EcoLogicAction, EcoLogicEngine, EcoLogicView } from '@rulewright/ecologic';
import { seatName } from '../../game.js';
import { specialText } from './effects.js';
import { cardNamed, type Position } from './scene.js';
import {
  article,
  count,
  hexName,
  initiativeInFull,
  initiativeName,
  itemName,
  objectName,
  type Setting,
} from './words.js';

// What players are asked, and what they may answer, in words.

type Item = NonNullable<Position['auction']>['item'];
/** A record with a seat; in a position that waits, the one on top is a choice. */
type Choice = Extract<Position['agenda'][number], { readonly seat: Seat }>;

/** An action in words. */
export function phrase(engine: EcoLogicEngine, view: EcoLogicView, action: EcoLogicAction): string {
  const { position } = view;
  const setting: Setting = { ...position, content: engine.content };
  const on = (hex: number) => hexName(setting, hex);
  switch (action.type) {
    case 'place-first':
      return `place ${article(action.branch)} piece on ${on(action.hex)}${bioNote(setting, action.hex)}`;
    case 'place-second':
      return `place the other piece on ${on(action.hex)}${bioNote(setting, action.hex)}`;
    case 'keep':
      return 'keep it in hand';
    case 'open-special':
      return `open the auction for ${itemName(setting, action.special)} at ${openingPrice(engine, view, action)}: ${benefit(setting, action.special)}`;
    case 'open-plant':
      return `open an auction for ${article(action.branch)} piece at ${openingPrice(engine, view, action)}`;
    case 'decline-opening':
      return 'open no auction';
    case 'reveal':
      return 'reveal the top initiative';
    case 'take-refused':
      return `open the auction for ${initiativeAt(setting, position.refused)}, refused before, at ${openingPrice(engine, view, action)}`;
    case 'open-initiative':
      return `open the auction for ${revealedName(setting, position)} at ${openingPrice(engine, view, action)}`;
    case 'refuse-initiative':
      return 'refuse it';
    case 'use-veto':
      return 'veto the auction';
    case 'hold-veto':
      return 'let the auction go on';
    case 'raise':
      return `bid ${action.amount}`;
    case 'pass':
      return 'pass: out of this auction';
    case 'ask-aid': {
      const asked = `of ${count(action.amount, 'coin')}`;
      return action.due === 0
        ? `ask ${seatName(action.helper)} for a gift ${asked}`
        : `ask ${seatName(action.helper)} for a loan ${asked}, ${action.due} to be paid back`;
    }
    case 'accept-aid':
      return 'agree';
    case 'decline-aid':
      return 'decline';
    case 'place-bought':
      return `place it on ${on(action.hex)}${pieceNote(setting, position, action.hex)}`;
    case 'place-piece':
      return `place ${article(action.branch)} piece on ${on(action.hex)}${pieceNote(setting, position, action.hex)}`;
    case 'place-initiative':
      return `place ${initiativeName(setting, action.initiative)} on ${on(action.hex)}${cardNote(setting, position, action.hex)}`;
    case 'place-special':
      return `build ${itemName(setting, action.special)} on ${on(action.hex)}`;
    case 'remove-piece':
      return `take ${article(action.branch)} piece away from ${on(action.hex)}`;
    case 'pass-building':
      return 'pass: build no more in this round';
    case 'remove-initiative':
    case 'lose-initiative':
    case 'drop-initiative':
      return `discard the initiative on ${on(action.hex)}${cardNote(setting, position, action.hex)}`;
    case 'lose-piece':
      return `lose a piece on ${on(action.hex)}${objectNote(position, action.hex)}`;
    case 'lose-object':
      return `lose the object on ${on(action.hex)}${objectNote(position, action.hex)}`;
    case 'repay-loan':
      return 'pay back as much as you can';
    case 'withhold':
      return 'pay nothing back in this round';
  }
}

/** What an action has in common with others of a long list. */
export function topic({ content }: Pick<Setting, 'content'>, action: EcoLogicAction): string {
  switch (action.type) {
    case 'raise':
      return 'raise the bid';
    case 'ask-aid':
      return `ask ${seatName(action.helper)} for a ${action.due === 0 ? 'gift' : 'loan'}`;
    case 'place-first':
    case 'place-piece':
      return `place ${article(action.branch)} piece`;
    case 'place-initiative':
      return `place ${initiativeName({ content }, action.initiative)}`;
    case 'place-special':
      return `build ${itemName({ content }, action.special)}`;
    case 'place-second':
    case 'place-bought':
      return 'place it';
    case 'remove-piece':
      return 'take a piece away';
    case 'remove-initiative':
      return 'discard an initiative';
    default:
      return action.type;
  }
}

/** What a seat is asked, with the facts it needs. */
export function question(setting: Setting, position: Position, seat: Seat): string {
  const { money, ecoFund } = at(position.players, seat);
  const purse = `${seatName(seat)}, you have ${count(money, 'coin')} and an eco fund of ${ecoFund}.`;
  const choice = choiceOf(position);
  return choice === undefined ? purse : `${purse} ${asked(setting, position, choice)}`;
}

function asked(setting: Setting, position: Position, choice: Choice): string {
  switch (choice.kind) {
    case 'setup-first':
      return 'Where does your first piece go?';
    case 'setup-second':
      return 'Where does your other piece go?';
    case 'event-lose-initiative':
      return 'The event takes an initiative: which one?';
    case 'event-lose-piece':
      return 'The event takes a piece: from which object?';
    case 'open-special':
      return 'Do you open an auction for a special initiative?';
    case 'open-plant':
      return 'Do you open an auction for a plant piece?';
    case 'reveal-initiative':
      return 'Do you reveal an eco initiative?';
    case 'open-initiative':
      return `${revealedName(setting, position)} lies open. Do you open the auction?`;
    case 'veto':
      return `Do you veto ${auctionText(setting, position)}?`;
    case 'bid':
      return `What do you do in ${auctionText(setting, position)}?`;
    case 'answer-aid':
      return `${seatName(choice.asker)} asks you for ${count(choice.amount, 'coin')}, ${choice.due} to be paid back. Do you agree?`;
    case 'place-bought':
      return `Where does ${itemName(setting, idOf(setting, choice.item))} go?`;
    case 'build':
      return 'What do you build or take away?';
    case 'lose-object':
      return 'Your eco fund is below 0: which of the dirtiest objects do you lose?';
    case 'drop-initiative':
      return 'You cannot pay the upkeep: which initiative do you give up?';
    case 'repay': {
      const { lender, due } = at(position.loans, choice.loan);
      return `Do you pay ${seatName(lender)} back the ${count(due, 'coin')} that are due?`;
    }
    default:
      return 'What do you do?';
  }
}

/** The choice that waits. */
export function choiceOf({ agenda }: Position): Choice | undefined {
  const record = agenda[agenda.length - 1];
  return record !== undefined && isChoice(record) ? record : undefined;
}

const isChoice = (record: Position['agenda'][number]): record is Choice => 'seat' in record;

function auctionText(setting: Setting, { auction }: Position): string {
  if (auction === null) return 'the auction';
  const { item, highBid, highBidder } = auction;
  return `the auction for ${itemName(setting, idOf(setting, item))}: ${seatName(highBidder)} bids ${highBid}`;
}

/** The name that events give an item. */
function idOf({ content }: Pick<Setting, 'content'>, item: Item): string {
  switch (item.kind) {
    case 'plant':
      return item.branch;
    case 'special':
      return at(content.specials, item.special).id;
    case 'initiative':
      return at(content.initiatives, item.initiative).id;
  }
}

const revealedName = (setting: Setting, { revealed }: Position): string => initiativeAt(setting, at(revealed, 0));

const initiativeAt = (setting: Setting, card: number): string =>
  initiativeInFull(setting, at(setting.content.initiatives, card).id);

/** The nominal, as the engine itself announces it: an opening depends on nothing that a view hides. */
function openingPrice(engine: EcoLogicEngine, view: EcoLogicView, action: EcoLogicAction): number {
  const { events } = engine.step(engine.determinize(view, 0), action);
  for (const { event } of events) if (event.type === 'auction-opened') return event.nominal;
  return 0;
}

const benefit = ({ content }: Pick<Setting, 'content'>, id: string): string =>
  specialText(at(content.specials, cardNamed(content.specials, id)).effects);

const bioNote = ({ content, field }: Setting, hex: number): string =>
  `: ${count(at(content.tiles, at(field.tile, hex)).bio, 'eco point')}`;

/** What a piece does there: it settles a free hex or raises an object. */
function pieceNote(setting: Setting, { field }: Position, hex: number): string {
  const level = at(field.pieces, hex).length;
  return level === 0 ? bioNote(setting, hex) : `: level ${level + 1}`;
}

function cardNote({ content }: Pick<Setting, 'content'>, { field }: Position, hex: number): string {
  const [card] = at(field.initiatives, hex);
  return card === undefined ? '' : `: ${at(content.initiatives, card).name.en} goes`;
}

const objectNote = ({ field }: Position, hex: number): string => `: the ${objectName(at(field.pieces, hex))}`;
