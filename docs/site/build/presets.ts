import type { Preset } from '../playground/play-data.js';

/** Ways to play that the rulebooks offer, by game. */
export const presets: Readonly<Record<string, readonly Preset[]>> = {
  ecologic: [
    {
      name: 'Small field',
      about: 'Seven hexes: close and quick.',
      options: { field: { kind: 'hexagon', radius: 1 } },
    },
    {
      name: 'Large field',
      about: 'Thirty-seven hexes, box and extension.',
      options: { field: { kind: 'hexagon', radius: 3 } },
    },
    {
      name: 'Events for everybody',
      about: 'In every round each player draws an event.',
      options: { eventDraw: 'player' },
    },
  ],
  emix: [
    {
      name: 'Decks of their own',
      about: 'Every player draws from a deck of their own.',
      options: { individualDecks: { decks: 'ready-made', anyDeckSize: false } },
    },
    {
      name: 'Team battle',
      about: 'Four players, two against two.',
      options: { players: 4, teams: { light: [0, 2], dark: [1, 3] } },
    },
    {
      name: 'Free feeding',
      about: 'As many humans as players, and they belong to nobody.',
      options: { freeFeeding: { humans: null, chargeAll: false } },
    },
  ],
  'does-not-exist': [
    {
      name: 'Gentle round',
      about: 'A round of line-ups decides who is the first Host.',
      options: { firstPlayer: 'gentle' },
    },
    {
      name: 'Genres of edition 0.9',
      about: 'Shared genres count pair by pair.',
      options: { genreBonus: 'combos09' },
    },
  ],
  euphoria: [
    {
      name: 'Draft',
      about: 'Recruits are drafted, markets and first places on the tracks chosen.',
      options: { recruitDraft: true, marketChoice: true, trackDraft: true },
    },
    {
      name: 'All optional rules',
      about: 'The draft, and equal dice that cost morale.',
      options: { recruitDraft: true, marketChoice: true, trackDraft: true, doublesCostMorale: true },
    },
    {
      name: 'First edition',
      about: 'Recruits as the first edition has them.',
      options: { recruitEdition: 'first' },
    },
  ],
};
