import { at, type Seat } from '@rulewright/core';
import type { DoesNotExistEngine, DoesNotExistQueries, DoesNotExistView } from '@rulewright/does-not-exist';
import { byThumb, type Thumb, type Thumbs, type Weights } from '../expertise.js';

type Position = DoesNotExistView['position'];

/** What genres add to held cards, roughly. */
const GENRES = 1.4;
/** What a card is taken for whose worth is not known. */
const USUAL = 3;

/** What a player thinks of the position. */
interface Mood {
  readonly position: Position;
  readonly table: DoesNotExistQueries;
  readonly held: number;
  readonly souls: number;
  readonly inventory: number;
  readonly hasClass: boolean;
  /** Whose line-up the seat builds; the own one for who has none. */
  readonly builds: Seat;
  readonly leads: boolean;
  /** The held cards can make the line-up win. */
  readonly canWin: boolean;
}

export const weights = (engine: DoesNotExistEngine): Weights<DoesNotExistEngine> =>
  byThumb<DoesNotExistEngine, Mood>((position, seat) => moodOf(engine, position, seat), thumbsFor(engine));

function moodOf(engine: DoesNotExistEngine, position: Position, seat: Seat): Mood {
  const table = engine.ask(position);
  const { hand, inventory, souls, class: classes } = at(position.players, seat);
  const builds = seat === position.rave.saviour ? position.turn.host : seat;
  const own = position.lineups.find(({ owner }) => owner === builds);
  const others = position.lineups.filter(({ owner }) => owner !== builds).map(({ owner }) => table.lineup(owner).total);
  const needed = Math.max(table.needed(builds), ...others.map((total) => total + 1));
  const worth = [...hand, ...inventory].reduce((sum, card) => sum + at(engine.content.sounds, card).comparison, 0);
  const total = own === undefined ? 0 : table.lineup(builds).total;
  return {
    position,
    table,
    held: hand.length + inventory.length,
    souls,
    inventory: inventory.length,
    hasClass: classes.length > 0,
    builds,
    leads: table.strongest() === builds,
    canWin: total + worth * GENRES >= needed,
  };
}

function thumbsFor({ content }: DoesNotExistEngine): Thumbs<DoesNotExistEngine, Mood> {
  interface Named {
    readonly card: string;
  }
  const worth = ({ card }: Named): number => content.sounds[content.soundIndex[card] ?? -1]?.comparison ?? USUAL;
  const good = (action: Named): number => worth(action) ** 2;
  const weak = (action: Named): number => 1 / worth(action) ** 2;
  const grown = ({ card }: Named, { table, position, builds }: Mood): number => {
    const sound = content.sounds[content.soundIndex[card] ?? -1];
    if (sound === undefined || sound.die > 0 || !position.lineups.some(({ owner }) => owner === builds))
      return 1 + USUAL ** 2;
    return 1 + table.lineupWith(builds, [{ card }]).total ** 2;
  };
  const laid: Thumb<Mood, Named> = {
    because: 'cards are laid where they can win, the one that adds most first',
    type: ({ leads, canWin }) => (leads ? 0.05 : canWin ? 6 : 0.3),
    action: grown,
  };
  const helps: Thumb<Mood, object> = {
    because: 'who leads needs no help',
    type: ({ leads }) => (leads ? 0.1 : 1),
  };
  const spends: Thumb<Mood, Named> = { because: 'weak cards are spent first', action: weak };
  const gains: Thumb<Mood, Named> = { because: 'good cards are kept', action: good };
  return {
    roll: { because: 'a turn begins with its roll', type: 8 },
    'walk-away': { because: 'to walk away costs nothing', type: 5 },
    'end-turn': { because: 'a turn that has nothing to bring ends', type: 2 },
    hijack: { because: 'a turn of another costs cards', type: 0.4 },
    throw: { because: 'a card for another is a card less', type: 0.2 },
    signal: { because: 'a card for another is a card less', type: 0.2, action: weak },
    'trade-open': { because: 'trades are seldom worth their while', type: 0.15 },
    surrender: { because: 'who surrenders cannot win', type: 0.05 },
    'buy-class': {
      because: 'one class is worth its souls',
      type: ({ hasClass, souls }) => (!hasClass && souls > 1 ? 1 : 0.02),
    },
    recruit: {
      because: 'a mercenary is for who has cards to spare',
      type: ({ held }) => (held > 4 ? 0.6 : 0.05),
      action: weak,
    },
    invite: {
      because: 'a monster brings more souls and cards to who can win',
      type: ({ canWin }) => (canWin ? 1.5 : 0.1),
      action: ({ monster }) => content.monsters[content.figureIndex[monster] ?? -1]?.sounds ?? 1,
    },
    'start-rave': { because: 'a rave begins when the cards may be enough', type: ({ canWin }) => (canWin ? 3 : 0.4) },
    pass: { because: 'who cannot win gathers cards', type: ({ canWin }) => (canWin ? 0.2 : 1.5) },
    play: laid,
    'play-rolled': laid,
    lay: { because: 'the card that adds most is laid first', action: grown },
    invade: { because: 'who has better cards invades', type: ({ canWin }) => (canWin ? 0.7 : 0.03), action: good },
    hold: { because: 'who leads waits', type: ({ leads, canWin }) => (!leads && canWin ? 0.6 : 2) },
    'ask-mercenary': helps,
    'writer-roll': helps,
    'tattoo-roll': helps,
    copy: { ...helps, action: weak },
    expel: helps,
    challenge: { ...helps, action: weak },
    call: { ...helps, action: ({ share }) => 1 / (1 + share) ** 2 },
    counter: { because: 'bargaining seldom pays', type: 0.4, action: ({ share }) => 1 / (1 + share) ** 2 },
    stash: {
      because: 'good cards lie in the inventory safely, while there is room',
      type: ({ inventory }) => (inventory < 5 ? 3 : 0.2),
      action: good,
    },
    accept: { because: 'nobody gives a card as a gift', type: ({ position }) => (isGift(position) ? 0.1 : 1) },
    take: gains,
    'give-share': gains,
    recover: gains,
    refresh: spends,
    discard: spends,
    'pay-escape': spends,
    bribe: spends,
    boost: spends,
    'give-to': spends,
    drop: spends,
    'drop-inventory': spends,
    pay: spends,
    raise: spends,
    give: spends,
  };
}

/** Whether a trade asks for a card and offers none. */
function isGift({ agenda }: Position): boolean {
  const choice = agenda[agenda.length - 1];
  return choice?.kind === 'trade-answer' && choice.give < 0;
}
