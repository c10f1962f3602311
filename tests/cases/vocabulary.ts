import { wordsOf } from '@rulewright/core/positions';
import * as dne from '@rulewright/does-not-exist/positions';
import * as eco from '@rulewright/ecologic/positions';
import { parseCardText } from '@rulewright/emix';
import * as emix from '@rulewright/emix/positions';
import * as eup from '@rulewright/euphoria/positions';
import type { CaseStart } from '@rulewright/testing/cases';

// One vocabulary for all games: what is the same has the same name, and each game has few words of its own.

/** What the reading models say, written: the same words in all games. */
const read = (of: typeof eco | typeof emix | typeof dne | typeof eup) =>
  ({
    player: ['SEAT FIELDS', of.setPlayer],
    shared: ['FIELDS', of.setShared],
    put: ['ZONE LIST LIST?', of.put],
    stack: ['DECK LIST', of.stack],
    gather: ['', of.gather],
  }) as const;

/** One number of every player, by seat: `money 9 12 6`. */
const bySeat = <State>(set: (state: State, seat: number, n: number) => unknown) =>
  [
    'N+',
    (state: State, ...numbers: number[]) => {
      for (const [seat, n] of numbers.entries()) set(state, seat, n);
    },
  ] as const;
const each =
  <State>(does: (state: State, id: string) => unknown) =>
  (state: State, ...ids: string[]) => {
    for (const id of ids) does(state, id);
  };

export const ecologic = wordsOf({
  ...read(eco),
  begin: ['FIELDS*', eco.begin],
  wait: ['FIELDS*', eco.wait],
  end: ['', eco.end],
  give: [
    'SEAT CARD+',
    (state: eco.EditablePosition, seat: number, ...ids: string[]) =>
      each<eco.EditablePosition>((_, id) => eco.giveInitiative(state, seat, id))(state, ...ids),
  ],
  discard: ['CARD+', each(eco.discardInitiative)],
  leave: ['CARD*', (state: eco.EditablePosition, ...ids: string[]) => eco.leaveEvents(state, ids)],
  money: bySeat(eco.setMoney),
  'eco-fund': bySeat(eco.setEcoFund),
  pieces: ['SEAT BRANCH N?', eco.givePieces],
  special: ['SEAT CARD FIELDS?', eco.giveSpecial],
  field: ['', eco.layKnownField],
  lay: ['TILE N', eco.lay],
  build: ['SEAT N FIELDS', eco.build],
  own: ['SEAT FIELDS FIELDS?', eco.own],
  initiative: ['N CARD', eco.putInitiative],
  reveal: ['CARD', eco.revealInitiative],
  'stack-level': ['LIST', eco.stackLevel],
  happen: ['CARD SEAT?', eco.happen],
});

export const emixWords = wordsOf({
  ...read(emix),
  begin: ['FIELDS*', emix.clear],
  wait: ['FIELDS*', emix.wait],
  phase: ['PHASE FIELDS*', emix.within],
  end: ['', emix.end],
  give: ['SEAT CARD+', emix.give],
  discard: ['CARD+', (state: emix.State, ...ids: string[]) => emix.discardOpen(state, 0, ids)],
  activate: ['N CARD+', emix.activate],
  leave: ['CARD*', (state: emix.State, ...ids: string[]) => emix.empty(state, 0, ...ids)],
  'all-to': ['SEAT CARD*', emix.empty],
  slot: ['SEAT FIELDS*', emix.slot],
  pool: ['N N N', emix.setPool],
  karma: ['N N N', emix.setKarma],
  'karma-due': ['N N N', emix.setKarmaDue],
  markers: ['N+', emix.setMarkers],
  supply: ['COLOUR N N', emix.setSupply],
  'discard-closed': ['N LIST', emix.discardClosed],
});

/** Cards of the players' own: neutral and free, two of them, unless told otherwise. */
export const emixSettings = {
  'own-card': ({ options }: CaseStart, ...[id, type, text, fields = {}]: OwnCard): void => {
    const card = {
      id,
      name: { en: id },
      sign: 'neutral',
      type,
      value: 0,
      copies: 2,
      ...parseCardText(text),
      ...fields,
    };
    options.customCards = [...((options.customCards as object[] | undefined) ?? []), card];
  },
};
type OwnCard = [id: string, type: string, text: string, fields?: object];

export const doesNotExist = wordsOf({
  ...read(dne),
  begin: ['N?', dne.clear],
  phase: ['PHASE FIELDS*', dne.within],
  give: ['SEAT CARD+', dne.give],
  discard: ['CARD+', dne.discardFromDeck],
  leave: ['N SEAT', dne.leaveInDeck],
  'before-turn': ['', dne.beforeTurn],
  'give-any': ['SEAT N', dne.giveAny],
  store: ['SEAT CARD+', dne.store],
  souls: ['N+', dne.setSouls],
  class: ['SEAT CARD', dne.setClass],
  hire: ['SEAT CARD CARD*', dne.hire],
  waiting: ['SEAT N?', dne.setWaiting],
  out: ['SEAT', dne.setOut],
  guest: ['CARD', dne.guest],
  rave: ['N LIST*', dne.rave],
  lay: ['SEAT CARD+', dne.lay],
  'lay-for': ['SEAT SEAT CARD+', dne.layFor],
  laid: ['SEAT N FIELDS', dne.setLaid],
  saviour: ['SEAT N? WORD?', dne.save],
  bounty: ['N FIELDS*', dne.bounty],
});

export const euphoria = wordsOf({
  ...read(eup),
  begin: ['SEAT?', eup.begin],
  wait: ['FIELDS*', eup.wait],
  give: ['SEAT CARD+', eup.giveArtifacts],
  discard: ['CARD+', eup.discardArtifacts],
  activate: ['SEAT CARD+', eup.activate],
  leave: ['CARD*', eup.shortenDeck],
  turn: ['SEAT', eup.startTurn],
  available: ['SEAT N*', eup.available],
  stand: ['SEAT SPACE N?', eup.stand],
  morale: ['N+', eup.setMorale],
  knowledge: ['N+', eup.setKnowledge],
  goods: ['SEAT FIELDS', eup.setGoods],
  hand: ['SEAT CARD+', eup.giveHand],
  hide: ['SEAT CARD+', eup.hide],
  market: ['SITE TILE SEAT*', eup.buildTile],
  star: ['SEAT FACTION N?', eup.starTerritory],
  dilemma: ['SEAT CARD', eup.setDilemma],
  resolve: ['SEAT SIDE', eup.resolveDilemma],
  allegiance: ['FACTION N', eup.setAllegiance],
});
