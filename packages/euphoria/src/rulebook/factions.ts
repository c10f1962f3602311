import type { RuleCatalogue } from '@rulewright/core';

/** Allegiance and tunnels. */
export const factions = {
  // Allegiance
  'EUP-ALL.1': {
    title: 'Steps of a faction',
    text: 'A step of allegiance moves the marker of the faction by 1, whoever causes it. At 11 it stays, and what causes the step remains legal.',
    source: 'Allegiance track',
  },
  'EUP-ALL.2': {
    title: 'Whose bonuses',
    text: 'Whoever has a usable active recruit of the faction (EUP-REC.8) enjoys its tiers 1 and 2. Tier 1 goes on when tier 2 is reached.',
    source: 'Allegiance track',
  },
  'EUP-ALL.3': {
    title: 'Not twice',
    text: 'Several active recruits of one faction give its tier bonuses only once.',
    source: 'Allegiance track',
  },
  'EUP-ALL.4': {
    title: 'Tiers 1 and 2',
    text: 'Tier 1 is reached at cell 2 and gives an extra commodity (EUP-COM.6). Tier 2 is reached at cell 5 and makes the tunnel pay twice (EUP-TUN.3), for Icarites it gives an artifact for a star (EUP-ICA.3).',
    source: 'Allegiance track',
  },
  'EUP-ALL.5': {
    title: 'Tier 3',
    text: 'At cell 8 every hidden recruit of the faction, whoever owns it, must be revealed.',
    source: 'Allegiance track',
  },
  'EUP-ALL.6': {
    title: 'Tier 4',
    text: 'When the marker reaches cell 11, all players at once put a star on every active recruit of that faction that they have. This is one batch for all players.',
    source: 'Allegiance track',
  },
  'EUP-ALL.7': {
    title: 'Active after tier 4',
    text: 'If the faction stands at 11 already, a recruit gets its star the moment it becomes active.',
    source: 'Allegiance track; Ethical dilemma; EUP-R69',
  },
  'EUP-ALL.8': {
    title: 'Revealed factions',
    text: 'A faction counts as revealed from allegiance 8 on, and a ground faction also from miner 6 on, whether or not anybody has a recruit of it.',
    source: 'Allegiance track; Tunnels; EUP-R23',
  },
  // Tunnels
  'EUP-TUN.1': {
    title: 'Digging',
    text: 'Tunnel spaces are temporary and open to everybody. The Euphorian one costs 1 energy, the Subterran one 1 water, the Wastelander one 1 food.',
    source: 'Tunnels; public sources',
  },
  'EUP-TUN.2': {
    title: 'Resource or artifact',
    text: 'The digger chooses 1 resource of the tunnel (Euphorian gold, Subterran stone, Wastelander clay) or draws 1 artifact.',
    source: 'Tunnels; EUP-R73',
  },
  'EUP-TUN.3': {
    title: 'Resource and artifact',
    text: 'At allegiance 5 or more a digger with a usable active recruit of the faction takes both, first the resource. A recruit may say so too.',
    source: 'Allegiance track; public sources',
  },
  'EUP-TUN.4': {
    title: 'The miner',
    text: 'Then the miner of the tunnel moves 1 step, at most to 9.',
    source: 'Tunnels',
  },
  'EUP-TUN.5': {
    title: 'Reveal at 6',
    text: 'When the miner reaches 6, every hidden recruit of the faction is revealed, whoever dug and whoever owns it.',
    source: 'Tunnels',
  },
  'EUP-TUN.6': {
    title: 'Complete at 9',
    text: 'When the miner reaches 9, the tunnel end is open for the rest of the game.',
    source: 'Tunnels',
  },
  'EUP-TUN.7': {
    title: 'Digging on',
    text: 'A tunnel whose miner stands at 9 can still be used and pays out as before.',
    source: 'Tunnels',
  },
  'EUP-TUN.8': {
    title: 'Tunnel ends',
    text: 'A tunnel end is a temporary space for players with an active recruit of the faction, without a price, and for others by EUP-RCT.128 alone. It gives 3 water (Euphorian), 3 food (Subterran) or 3 energy (Wastelander).',
    source: 'Tunnels; public sources; EUP-R39',
  },
  'EUP-TUN.9': {
    title: 'Not a part of the tunnel',
    text: 'Whoever uses a tunnel end does not dig, gets no tier 2 bonus, and recruits that speak of tunnels do not apply there.',
    source: 'Tunnels',
  },
} as const satisfies RuleCatalogue;
