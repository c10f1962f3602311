import { at } from '@rulewright/core';
import type { EcoLogicEvent } from '@rulewright/ecologic';
import { type Line, seatName } from '../../game.js';
import { eventText } from './effects.js';
import { cardNamed, fundAfterBio, type Scene } from './scene.js';
import { effectParts, incomeParts, type Parts } from './settlement.js';
import { standings } from './standings.js';
import { article, count, hexName, initiativeInFull, initiativeName, itemName, objectName, signed } from './words.js';

type EventOf<Type extends EcoLogicEvent['type']> = Extract<EcoLogicEvent, { type: Type }>;

/** What is going on when the event happens: it decides which paragraph a sentence belongs to. */
export interface Moment {
  /** The choice that was answered. */
  readonly choice: string;
  /** An auction runs, or an initiative lies open. */
  readonly isAuction: boolean;
}

const PHASES: Readonly<Record<EventOf<'phase-began'>['phase'], string>> = {
  'set-up': 'Set-up',
  event: 'Event',
  action: 'Action',
  environment: 'Environment',
  income: 'Income',
};
const SERIES: Readonly<Record<EventOf<'series-began'>['series'], string>> = {
  specials: 'Auctions for special initiatives',
  plants: 'Auctions for plant pieces',
  initiatives: 'Auctions for eco initiatives',
};

/** What a person reads of an event; the scene is the one before it. */
export function sentence(scene: Scene, event: EcoLogicEvent, { choice, isAuction }: Moment): Line[] {
  const who = 'seat' in event ? seatName(event.seat) : '';
  const on = (hex: number): string => hexName(scene, hex);
  const auction = (text: string, starts = false): Line[] => [{ text, chain: 'auction', starts }];
  const placed = (text: string, starts = false): Line[] => [
    { text, chain: PARAGRAPHS[choice] ?? 'losses', starts: starts && choice !== 'place-bought' },
  ];
  switch (event.type) {
    case 'round-began':
      return roundBegan(scene, event);
    case 'phase-began':
      return [{ text: PHASES[event.phase], style: 'heading' }];
    case 'event-drawn': {
      const card = at(scene.content.events, cardNamed(scene.content.events, event.event));
      return [{ text: `${who} draws ${card.name.en} (level ${card.level}) – ${eventText(card, event.seat)}.` }];
    }
    case 'initiative-drawn':
      return [{ text: `${who} gets ${initiativeInFull(scene, event.initiative)} for free.` }];
    case 'coins-taken':
      return [{ text: `${who} takes ${count(event.amount, 'coin')} for ${itemName(scene, event.special)}.` }];
    case 'series-began':
      return [{ text: seriesText(scene, event.series), style: 'note' }];
    case 'series-skipped':
      return [{ text: `${SERIES[event.series]}: none in this round.`, style: 'note' }];
    case 'opening-declined':
      return [{ text: `${who} opens no auction`, chain: 'declined' }];
    case 'initiative-revealed':
      return auction(`${who} reveals ${initiativeInFull(scene, event.initiative)}`, true);
    case 'initiative-refused':
      return auction(`${who} does not want it, it goes to the discard pile`);
    case 'auction-opened':
      return auction(`${who} opens ${itemName(scene, event.item)} at ${event.nominal}`, !isAuction);
    case 'auction-vetoed':
      return auction(`${who} vetoes the auction of ${itemName(scene, event.item)}`);
    case 'bid-raised':
      return auction(`${who} bids ${event.amount}`);
    case 'bid-passed':
      return auction(`${who} passes`);
    case 'auction-won':
      return auction(wonText(scene, event));
    case 'item-kept':
      return auction('keeps it in hand');
    case 'aid-asked':
      return auction(`${who} asks ${seatName(event.helper)} for ${aidText(event.amount, event.due)}`, !isAuction);
    case 'aid-given':
      return auction(`${who} agrees`);
    case 'aid-declined':
      return auction(`${who} declines`);
    case 'piece-placed':
      return placed(placedText(scene, event, choice), true);
    case 'bio-taken':
      return placed(bioText(scene, event));
    case 'initiative-placed':
      return placed(
        `${subject(who, choice)}places ${initiativeName(scene, event.initiative)} on ${on(event.hex)}`,
        true,
      );
    case 'special-placed':
      return placed(`${subject(who, choice)}builds ${itemName(scene, event.special)} on ${on(event.hex)}`, true);
    case 'piece-removed':
      return placed(
        `${who} takes ${article(event.branch)} piece from ${on(event.hex)}, ${leftText(event.level)}`,
        true,
      );
    case 'initiative-discarded':
      return placed(`${who} discards ${initiativeName(scene, event.initiative)} from ${on(event.hex)}`);
    case 'build-passed':
      return placed(`${who} passes`);
    case 'environment-settled':
      return [{ text: environmentText(scene, event) }];
    case 'object-lost': {
      const object = objectName(at(scene.field.pieces, event.hex));
      return [{ text: `${who} loses the ${object} on ${on(event.hex)}`, chain: 'losses', starts: true }];
    }
    case 'income-settled':
      return [{ text: incomeText(scene, event) }];
    case 'loan-repaid':
      return [{ text: repaidText(event), chain: 'loans' }];
    case 'repayment-withheld':
      return [{ text: repaidText({ ...event, amount: 0 }), chain: 'loans' }];
  }
}

/** Sentences about the field join those of the choice they come from; what happens by itself is a loss. */
const PARAGRAPHS: Readonly<Record<string, string>> = {
  'setup-first': 'set-up',
  'setup-second': 'set-up',
  'place-bought': 'auction',
  build: 'build',
};

/** After an auction the winner has just been named. */
const subject = (who: string, choice: string): string => (choice === 'place-bought' ? '' : `${who} `);

function roundBegan(scene: Scene, { round, firstPlayer }: EventOf<'round-began'>): Line[] {
  const title: Line = { text: `Round ${round} – ${seatName(firstPlayer)} is first player`, style: 'title' };
  const since = round === 1 ? 'After the set-up' : `After round ${round - 1}`;
  return [{ text: since, style: 'heading' }, ...standings(scene), title];
}

/** The series, and what there is to buy. */
function seriesText({ content, specials }: Scene, series: EventOf<'series-began'>['series']): string {
  const offer = content.specials.filter((_, card) => (specials.owner[card] ?? 0) < 0).map(({ name }) => name.en);
  if (series !== 'specials') return SERIES[series];
  return `${SERIES[series]}: ${offer.length === 0 ? 'all are sold' : offer.join(', ')}`;
}

function wonText(scene: Scene, { seat, item, amount }: EventOf<'auction-won'>): string {
  const { money } = at(scene.players, seat);
  return `${seatName(seat)} wins ${itemName(scene, item)} for ${amount} (coins ${money} → ${money - amount})`;
}

const aidText = (amount: number, due: number): string =>
  due === 0 ? `a gift of ${count(amount, 'coin')}` : `a loan of ${count(amount, 'coin')}, ${due} to be paid back`;

/** Both a payment and a refusal to pay. */
function repaidText(loan: Pick<EventOf<'loan-repaid'>, 'seat' | 'lender' | 'amount' | 'due'>): string {
  const paid = loan.amount === 0 ? 'nothing' : count(loan.amount, 'coin');
  return `${seatName(loan.seat)} pays ${seatName(loan.lender)} back ${paid}${loan.due === 0 ? '' : `, ${loan.due} still due`}`;
}

function placedText(scene: Scene, { seat, branch, hex, level }: EventOf<'piece-placed'>, choice: string): string {
  const grown = level === 1 ? '' : `, level ${level} now`;
  const piece = choice === 'place-bought' ? 'it' : `${article(branch)} piece`;
  return `${subject(seatName(seat), choice)}places ${piece} on ${hexName(scene, hex)}${grown}`;
}

function bioText(scene: Scene, { seat, amount }: EventOf<'bio-taken'>): string {
  const fund = fundAfterBio(scene, seat, amount);
  const short = fund - at(scene.players, seat).ecoFund < amount ? ', as far as the supply goes' : '';
  return `the hex gives ${count(amount, 'eco point')} (eco fund ${fund}${short})`;
}

const leftText = (level: number): string => (level === 0 ? 'the hex is free' : `level ${level} is left`);

function environmentText(scene: Scene, { seat, effect, ecoFund }: EventOf<'environment-settled'>): string {
  const before = at(scene.players, seat).ecoFund;
  const short = ecoFund === before + effect ? '' : ' (the eco supply is empty)';
  return `${seatName(seat)}: ${partsText(effectParts(scene, seat, effect), effect)}, eco fund ${before} → ${ecoFund}${short}`;
}

function incomeText(scene: Scene, { seat, net, change, money }: EventOf<'income-settled'>): string {
  const short = net < 0 ? ' (the rest is waived)' : ' (the bank has no more)';
  const parts = partsText(incomeParts(scene, seat, net), net);
  return `${seatName(seat)}: ${parts}, coins ${money - change} → ${money}${change === net ? '' : short}`;
}

/** `objects -5, initiatives +3 = -2` */
function partsText(parts: Parts, total: number): string {
  const text = parts.map(([from, amount]) => `${from} ${signed(amount)}`).join(', ');
  return parts.length === 0 ? 'nothing' : `${text} = ${signed(total)}`;
}
