import * as doesNotExist from '@rulewright/does-not-exist';
import * as ecologic from '@rulewright/ecologic';
import * as emix from '@rulewright/emix';
import * as euphoria from '@rulewright/euphoria';
import { basePack as doesNotExistPack } from '../../packages/does-not-exist/src/content/base.js';
import { basePack as ecologicPack } from '../../packages/ecologic/src/content/base.js';
import { basePack as emixPack } from '../../packages/emix/src/content/base.js';

// Packs in which every kind of card has copies. Where a card has no number of copies, it has a twin of another id.

/** A record that says all that another one says, under an id of its own. */
const twin = <R extends { readonly id: string }>(record: R): R => ({ ...record, id: `${record.id}-twin` });

const withTwins = <R extends { readonly id: string }>(records: readonly R[]): R[] =>
  records.flatMap((record) => [record, twin(record)]);

const counted = <R extends { readonly count: number }>(records: readonly R[]): R[] =>
  records.map((record) => ({ ...record, count: 3 }));

/** Does Not Exist with three copies of every sound, monster, class and mercenary. */
export const copiedDoesNotExist = doesNotExist.createEngine({
  content: {
    ...doesNotExistPack,
    sounds: counted(doesNotExistPack.sounds.slice(0, 40)),
    monsters: counted(doesNotExistPack.monsters),
    classes: counted(doesNotExistPack.classes),
    mercenaries: counted(doesNotExistPack.mercenaries.slice(0, 5)),
  },
});

/** Emix with twice as many copies of every card. */
export const copiedEmix = emix.createEngine({
  content: { ...emixPack, cards: emixPack.cards.map((card) => ({ ...card, copies: 2 * card.copies })) },
});

/** EcoLogic with twins of all initiatives, specials and events; one card alone ends the game. */
export const copiedEcoLogic = ecologic.createEngine({
  content: {
    ...ecologicPack,
    initiatives: withTwins(ecologicPack.initiatives),
    specials: withTwins(ecologicPack.specials.slice(0, 1)),
    events: ecologicPack.events.flatMap((event) =>
      event.effects.some(({ op }) => op === 'finalReport') ? [event] : [event, twin(event)],
    ),
  },
});

/** Euphoria with twins of all tiles, dilemmas and recruits; recruits stand by ascending number. */
export const copiedEuphoria = euphoria.createEngine({
  content: {
    ...euphoria.basePack,
    tiles: withTwins(euphoria.basePack.tiles),
    dilemmas: withTwins(euphoria.basePack.dilemmas),
    recruits: withTwins(euphoria.basePack.recruits).map((recruit, place) => ({ ...recruit, no: place + 1 })),
  },
});
