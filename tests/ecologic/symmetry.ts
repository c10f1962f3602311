import type { Outcome } from '@rulewright/core';
import { type EcoLogicAction, type EcoLogicState, geometry } from '@rulewright/ecologic';
import type { Draft } from 'immer';

// Games that are the same game: turned round the table, laid on a turned field, or played with the branches swapped.

type State = Draft<EcoLogicState>;
type Branch = 'oil' | 'mineral';

/** What a seat, a hex, a branch and a tile are called in the other game. */
interface Renaming {
  readonly seat: (seat: number) => number;
  readonly hex: (hex: number) => number;
  readonly branch: (branch: Branch) => Branch;
  readonly tile: (tile: number) => number;
}

const same = <X>(name: X): X => name;
const nothing: Renaming = { seat: same, hex: same, branch: same, tile: same };

/** Every player sits `by` places further on. */
export const turnedTable = ({ options: { players } }: EcoLogicState, by: number): Renaming => ({
  ...nothing,
  seat: (seat) => (seat < 0 ? seat : (seat + by) % players),
});

/** The field is laid in one of its twelve positions: a sixth of a turn more for each, mirrored from the sixth on. */
export function turnedField({ options }: EcoLogicState, position: number): Renaming {
  const { coords } = geometry(options);
  const moved = coords.map(({ q, r }) => {
    let place = position < 6 ? { q, r } : { q: r, r: q };
    for (let turn = 0; turn < position % 6; turn++) place = { q: -place.r, r: place.q + place.r };
    return coords.findIndex((other) => other.q === place.q && other.r === place.r);
  });
  return { ...nothing, hex: (hex) => (hex < 0 ? hex : (moved[hex] ?? hex)) };
}

/** Oil is mineral, and mineral is oil: the tiles H01 to H06 for H07 to H12, and X01 to X07 for X08 to X14. */
export const swappedBranches: Renaming = {
  ...nothing,
  branch: (branch) => (branch === 'oil' ? 'mineral' : 'oil'),
  tile: (tile) => {
    if (tile < 12) return (tile + 6) % 12;
    return tile >= 19 && tile < 33 ? 19 + ((tile - 19 + 7) % 14) : tile;
  },
};

/** A list with every entry at the place that its place is called. */
function placed<X>(list: readonly X[], name: (place: number) => number): X[] {
  const moved = [...list];
  for (const [place, entry] of list.entries()) moved[name(place)] = entry;
  return moved;
}

/** The same position in the other game. */
export function renamed(state: EcoLogicState, { seat, hex, branch, tile }: Renaming): State {
  const copy: State = JSON.parse(JSON.stringify(state));
  const byBranch = (counts: Record<Branch, number>) => ({
    oil: counts[branch('oil')],
    mineral: counts[branch('mineral')],
  });
  const item = <I extends { kind: string; branch?: Branch }>(sold: I): I =>
    sold.branch === undefined ? sold : { ...sold, branch: branch(sold.branch) };
  return {
    ...copy,
    firstPlayer: seat(copy.firstPlayer),
    players: placed(
      copy.players.map((player) => ({ ...player, supply: byBranch(player.supply), hand: byBranch(player.hand) })),
      seat,
    ),
    field: {
      tile: placed(copy.field.tile.map(tile), hex),
      owner: placed(copy.field.owner.map(seat), hex),
      pieces: placed(
        copy.field.pieces.map((stack) => stack.map(branch)),
        hex,
      ),
      initiatives: placed(copy.field.initiatives, hex),
    },
    bioTaken: placed(
      copy.bioTaken.map((taken) => placed(taken, hex)),
      seat,
    ),
    specials: { owner: copy.specials.owner.map(seat), hex: copy.specials.hex.map(hex) },
    currentEvents: copy.currentEvents.map(({ event, drawer }) => ({ event, drawer: seat(drawer) })),
    vetoes: placed(copy.vetoes, seat),
    auction: copy.auction && {
      ...copy.auction,
      item: item(copy.auction.item),
      opener: seat(copy.auction.opener),
      highBidder: seat(copy.auction.highBidder),
      stillIn: placed(copy.auction.stillIn, seat),
    },
    aidAsked: placed(
      copy.aidAsked.map((asked) => placed(asked, seat)),
      seat,
    ),
    loans: copy.loans.map(({ lender, borrower, due }) => ({ lender: seat(lender), borrower: seat(borrower), due })),
    agenda: copy.agenda.map((record) => ({
      ...record,
      ...('seat' in record ? { seat: seat(record.seat) } : {}),
      ...('left' in record ? { left: record.left.map(seat) } : {}),
      ...('drawer' in record ? { drawer: seat(record.drawer) } : {}),
      ...('last' in record ? { last: seat(record.last) } : {}),
      ...('asker' in record ? { asker: seat(record.asker) } : {}),
      ...('item' in record ? { item: item(record.item) } : {}),
    })),
  };
}

/** The same action in the other game. */
export const renamedAction = (action: EcoLogicAction, { seat, hex, branch }: Renaming): EcoLogicAction => ({
  ...action,
  seat: seat(action.seat),
  ...('hex' in action ? { hex: hex(action.hex) } : {}),
  ...('branch' in action ? { branch: branch(action.branch) } : {}),
  ...('helper' in action ? { helper: seat(action.helper) } : {}),
});

/** The same result in the other game; who shares a place is named in seat order. */
export const renamedOutcome = ({ ranking, scores, reason }: Outcome, { seat }: Renaming): Outcome => {
  const groups = ranking.map((group) => group.map(seat).sort((a, b) => a - b));
  return { winners: groups[0] ?? [], ranking: groups, scores: placed(scores, seat), reason };
};
