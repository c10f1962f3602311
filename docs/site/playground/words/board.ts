import { type Seat, seatsFrom } from '@rulewright/core';
import type { Face, GameText, Language } from '@rulewright/core/text';
import type { AnyView } from '../games.js';
import { calledHere, isYou } from '../ui/seats.js';
import { boardLanguage, say as sayOfPage, toldBy, wordsOf } from './words.js';

/** What texts of games have in common, whatever their views are. */
interface Text<View> extends Pick<GameText<View, never, never, never>, 'words'> {
  face(id: string, view?: View): Face;
}

/** What a drawing says: the words of its own table and of its game's, the text of the game, and names and signs by that. */
export function boardWords<Own extends string, OfGame extends string, View, Told extends Text<View>>(
  english: Language<Own>,
  sentences: Language<OfGame>,
  make: (seats: typeof calledHere) => Told & Text<View>,
) {
  const { say, sayTo } = wordsOf(boardLanguage(english, sentences));
  const text = toldBy(() => make(calledHere));
  const face = (id: string, view?: View): Face => text().face(id, view);
  return {
    say,
    /** A sentence about a player, which addresses the only person at this page. */
    sayTo: (key: Own, seat: Seat, values?: Parameters<typeof say>[1]): string => sayTo(key, isYou(seat), values),
    text,
    face,
    nameOf: (id: string, view?: View): string => face(id, view).name,
    signed: (n: number): string => (n === 0 ? '0' : text().words.signed(n)),
  };
}

/** Whose mats lie on the table: everybody's but the viewer's own, which is a strip of its own. */
export const othersIn = ({ viewer, position }: AnyView): readonly Seat[] =>
  seatsFrom(0, position.options.players).filter((seat) => seat !== viewer);
/** Before so many others all is drawn whole. */
const FEW = 2;
/** True before more of them: what is theirs is drawn in short, so that all lie in sight. */
export const areMany = (view: AnyView): boolean => othersIn(view).length > FEW;
/** What they are called together. */
export const othersSaid = ({ viewer }: AnyView): string =>
  sayOfPage(viewer === 'spectator' ? 'players' : 'players.other');
