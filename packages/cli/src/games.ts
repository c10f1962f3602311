import { expertise as doesNotExistExpertise, fields as doesNotExistFields } from '@rulewright/bots/does-not-exist';
import { expertise as ecologicExpertise, fields as ecologicFields } from '@rulewright/bots/ecologic';
import { expertise as emixExpertise, fields as emixFields } from '@rulewright/bots/emix';
import { expertise as euphoriaExpertise, fields as euphoriaFields } from '@rulewright/bots/euphoria';
import type { AnyAction, AnyEvent } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { refusals as doesNotExistRefusals, rules as doesNotExistRules } from '@rulewright/does-not-exist/rules';
import { createText as createDoesNotExistText } from '@rulewright/does-not-exist/text';
import { engine as ecologic } from '@rulewright/ecologic';
import { refusals as ecologicRefusals, rules as ecologicRules } from '@rulewright/ecologic/rules';
import { createText as createEcologicText } from '@rulewright/ecologic/text';
import { engine as emix } from '@rulewright/emix';
import { refusals as emixRefusals, rules as emixRules } from '@rulewright/emix/rules';
import { createText as createEmixText } from '@rulewright/emix/text';
import { engine as euphoria } from '@rulewright/euphoria';
import { refusals as euphoriaRefusals, rules as euphoriaRules } from '@rulewright/euphoria/rules';
import { createText as createEuphoriaText } from '@rulewright/euphoria/text';
import type { AnyGame, Game } from './game.js';
import { textNarrated } from './narrators/from-text.js';

/** Every game the program plays. */
export const games: readonly AnyGame[] = [
  entry({
    title: 'EcoLogic',
    engine: ecologic,
    rules: ecologicRules,
    refusals: ecologicRefusals,
    ...textNarrated(createEcologicText(ecologic), ({ position }) => position.round),
    expertise: ecologicExpertise,
    fields: ecologicFields,
    reconstructed: '37 of 37 hexes, 20 of 20 initiatives, 3 of 3 specials, 20 of 21 events',
  }),
  entry({
    title: 'Emix',
    engine: emix,
    rules: emixRules,
    refusals: emixRefusals,
    ...textNarrated(createEmixText(emix), ({ position }) => position.round),
    expertise: emixExpertise,
    fields: emixFields,
    reconstructed: '59 of 59 cards, 48 of 48 symbols, 2 of 2 decks',
  }),
  entry({
    title: 'Does Not Exist',
    engine: doesNotExist,
    rules: doesNotExistRules,
    refusals: doesNotExistRefusals,
    ...textNarrated(createDoesNotExistText(doesNotExist), ({ position }) => position.turn.number),
    expertise: doesNotExistExpertise,
    fields: doesNotExistFields,
    reconstructed: '253 of 253 numbers of copies, 1 of 150 bonuses',
  }),
  entry({
    title: 'Euphoria',
    engine: euphoria,
    rules: euphoriaRules,
    refusals: euphoriaRefusals,
    ...textNarrated(createEuphoriaText(euphoria), ({ position: { turn, options } }) =>
      Math.ceil(turn / options.players),
    ),
    expertise: euphoriaExpertise,
    fields: euphoriaFields,
    reconstructed: '0 of 49 spaces, 0 of 18 tiles, 0 of 6 artifacts, 0 of 6 dilemmas, 0 of 48 recruits',
  }),
];

/** Checks that the parts of an entry belong together, and forgets the game's exact types. */
function entry<State, Action extends AnyAction, Options, Event extends AnyEvent, Content>(
  game: Game<State, Action, Options, Event, Content>,
): Game<State, Action, Options, Event, Content> {
  return game;
}
