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
    sounds: counted(doesNotExistPack.sounds),
    monsters: counted(doesNotExistPack.monsters),
    classes: counted(doesNotExistPack.classes),
    mercenaries: counted(doesNotExistPack.mercenaries),
  },
});

/** Emix with twice as many copies of every card. */
export const copiedEmix = emix.createEngine({
  content: { ...emixPack, cards: emixPack.cards.map((card) => ({ ...card, copies: 2 * card.copies })) },
});

/** Pairs of hexes that say the same: a pack has a fixed number of them. */
const paired = <R extends { readonly id: string }>(tiles: readonly R[]): R[] =>
  tiles.map((tile, place) => ({ ...(tiles[place - (place % 2)] ?? tile), id: tile.id }));

/**
 * EcoLogic with twins of all hexes, initiatives and events, and of one of its specials: a pack has three at most. One
 * card alone ends the game.
 */
export const copiedEcoLogic = ecologicPack.specials.map((special) =>
  ecologic.createEngine({
    content: {
      ...ecologicPack,
      tiles: { box: paired(ecologicPack.tiles.box), extension: paired(ecologicPack.tiles.extension) },
      initiatives: withTwins(ecologicPack.initiatives),
      specials: withTwins([special]),
      events: ecologicPack.events.flatMap((event) =>
        event.effects.some(({ op }) => op === 'finalReport') ? [event] : [event, twin(event)],
      ),
    },
  }),
);

/** Euphoria with twins of all tiles, dilemmas and recruits; recruits stand by ascending number. */
export const copiedEuphoria = euphoria.createEngine({
  content: {
    ...euphoria.basePack,
    tiles: withTwins(euphoria.basePack.tiles),
    dilemmas: withTwins(euphoria.basePack.dilemmas),
    recruits: withTwins(euphoria.basePack.recruits).map((recruit, place) => ({ ...recruit, no: place + 1 })),
  },
});
