import type { DoesNotExistEvent } from '@rulewright/does-not-exist';
import type { AnnouncedChanges } from '@rulewright/testing';

type Type = DoesNotExistEvent['type'];
type Of<T extends Type> = Extract<DoesNotExistEvent, { readonly type: T }>;

const moving = [
  'cards-drawn',
  'cards-discarded',
  'card-stashed',
  'card-taken',
  'card-given',
  'card-played',
  'card-recovered',
  'reward-shared',
  'trade-made',
  'invader-expelled',
] as const satisfies readonly Type[];
const hiding = ['mercenary-joined', 'mercenary-fed', 'card-played', 'cards-discarded', 'mercenary-left'] as const;
const laying = ['card-played', 'card-recovered', 'cards-discarded', 'invader-expelled'] as const;
const guests = ['monster-invited', 'monster-came', 'monster-stayed-away', 'monster-left', 'mercenary-joined'] as const;
const supplied = [...guests, 'mercenary-left', 'supply-refilled'] as const;
const dealt = ['cards-drawn', 'mercenary-joined', 'mercenary-fed', 'reward-opened', 'card-played'] as const;
/** Whatever is done in a rave makes earlier holds void, and a trade those before a rave. */
const acting = [
  'card-played',
  'cards-discarded',
  'friend-called',
  'die-rolled',
  'invader-expelled',
  'trade-opened',
] as const;

/** Which events tell of which part of a position (LAW-15). */
export const announced: AnnouncedChanges<DoesNotExistEvent> = {
  // what core keeps of cards that were seen: it follows from where they went
  phase: { by: ['phase-began'] },
  'players.*.status': { by: ['player-zeroed', 'player-returned', 'player-eliminated'] },
  'players.*.souls': {
    by: ['souls-changed'],
    amount: (event, seat) => {
      const { seat: changed, souls } = event as Of<'souls-changed'>;
      return changed === seat ? souls : 0;
    },
  },
  // a hand that is shown is known from then on
  'players.*.hand': { by: [...moving, 'hand-shown'] },
  'players.*.inventory': { by: moving },
  'players.*.class': { by: ['class-gained', 'class-lost'] },
  'players.*.mercenaries': { by: ['mercenary-joined', 'mercenary-left'] },
  'players.*.hidden': { by: hiding },
  'players.*.thrown': { by: ['mercenary-joined', 'mercenary-left', 'card-played'] },
  'players.*.helpBan': { by: ['help-banned', 'help-allowed', 'player-eliminated'] },
  'players.*.invaded': { by: ['invasion-declared', 'turn-began'] },
  'players.*.takenBy': { by: ['turn-hijacked', 'turn-began', 'player-eliminated'] },
  out: { by: ['player-eliminated'] },
  'turn.number': { by: ['turn-began'], amount: () => 1 },
  'turn.host': { by: ['turn-began'] },
  'turn.place': { by: ['turn-began'] },
  'turn.expectation': { by: ['die-rolled', 'turn-began'] },
  'turn.level': {
    by: ['raise-offered', 'monster-came', 'monster-stayed-away', 'level-raised', 'monster-invited', 'turn-began'],
  },
  'turn.invited': { by: ['monster-invited', 'anybody-invited', 'turn-began'] },
  'turn.trades': { by: ['trade-opened', 'turn-began'] },
  'turn.proposers': { by: ['trade-opened', 'turn-began'] },
  'turn.recruits': { by: ['die-rolled', 'turn-began'] },
  'turn.refreshed': { by: ['cards-discarded', 'turn-began'] },
  'turn.unlimited': { by: ['limit-lifted', 'limit-restored'] },
  'turn.signalled': { by: ['signal-sent', 'turn-began'] },
  'turn.challenged': { by: ['die-rolled', 'turn-began'] },
  'rave.final': { by: ['rave-began', 'turn-began'] },
  'rave.holds': { by: ['held', 'passed-over', 'turn-began', ...acting] },
  'rave.saviour': { by: ['saviour-found', 'saviour-dropped', 'turn-began'] },
  'rave.share': { by: ['saviour-found', 'saviour-dropped', 'turn-began'] },
  'rave.picker': { by: ['saviour-found', 'saviour-dropped', 'turn-began'] },
  'rave.forced': { by: ['saviour-found', 'saviour-dropped', 'turn-began'] },
  'rave.joined': { by: ['card-played', 'turn-began'] },
  'rave.expelled': { by: ['invader-expelled', 'turn-began'] },
  'rave.calls': { by: ['friend-called', 'turn-began'] },
  'rave.copied': { by: ['card-played', 'turn-began'] },
  'rave.needled': { by: ['die-rolled', 'turn-began'] },
  'rave.shielded': { by: ['shield-raised', 'turn-began'] },
  'rave.winner': { by: ['rave-closed', 'turn-began'] },
  lineups: { by: ['rave-began', 'invasion-declared', ...laying, 'phase-began'] },
  deck: { by: [...dealt, 'deck-reshuffled'] },
  discard: { by: ['cards-discarded', 'card-recovered', 'deck-reshuffled'] },
  reward: { by: ['reward-opened', 'reward-shared'] },
  classDeck: { by: ['class-gained', 'deck-reshuffled'] },
  classDiscard: { by: ['class-lost', 'deck-reshuffled'] },
  mercenaryDeck: { by: ['mercenary-joined', 'deck-reshuffled'] },
  mercenaryDiscard: { by: ['mercenary-left', 'deck-reshuffled'] },
  monsterSupply: { by: supplied },
  monsterDeck: { by: [...supplied, 'deck-reshuffled'] },
  monsterDiscard: { by: [...supplied, 'deck-reshuffled'] },
  monster: { by: guests },
};
