import type { RuleCatalogue } from '@rulewright/core';

/** What holds for all recruits. */
export const recruits = {
  // Recruits in general
  'EUP-REC.1': {
    title: 'Only active recruits',
    text: 'A hidden recruit has no ability and gives no tier bonus.',
    source: 'Set-up; Allegiance track',
  },
  'EUP-REC.2': {
    title: 'Once per occasion',
    text: 'An ability is used at most once for each occasion, and a trade is one exchange.',
    source: 'A few words about recruits',
  },
  'EUP-REC.3': {
    title: 'May and must',
    text: 'An optional ability can be declined and is not offered when its price cannot be paid in full; a compulsory one happens by itself. An ability whose effect is lost at the end of a track is still offered.',
    source: 'A few words about recruits; Morale track; Knowledge track; EUP-R27',
  },
  'EUP-REC.4': {
    title: 'Sacrifice',
    text: "A sacrificed worker goes to its owner's worker supply. Nobody may sacrifice their last worker, and a sacrifice is no loss to a check.",
    source: 'A few words about recruits; EUP-R46',
  },
  'EUP-REC.5': {
    title: 'Highest and lowest',
    text: 'The highest or lowest value means that no other worker there shows the same value.',
    source: 'A few words about recruits',
  },
  'EUP-REC.6': {
    title: 'None at all',
    text: 'To have no resource or no artifact means to have none of any kind.',
    source: 'A few words about recruits',
  },
  'EUP-REC.7': {
    title: 'Bumping recruits',
    text: 'Recruits that trade on a bump act after the bump and before the payment (EUP-PLC.7).',
    source: 'A few words about recruits; EUP-R3',
  },
  'EUP-REC.8': {
    title: 'From the next turn on',
    text: 'The ability of a revealed recruit and its tier bonuses are usable from the next turn of any player on; with option revealedRecruitsUsable = at-once, immediately. Stars, access to tunnel ends and EUP-RCT.143 look at active recruits at once.',
    source: 'Allegiance track; EUP-R22; EUP-R39',
  },
  'EUP-REC.9': {
    title: 'Editions',
    text: 'By default a rule whose id ends with /2 replaces all rules of its card, except that EUP-RCT.148b/2 is added to EUP-RCT.148. With option recruitEdition = first, rules with /2 do not apply. Cards without such a rule are the same in both editions.',
    source: 'public sources; EUP-R57; EUP-R75',
  },
  'EUP-REC.10': {
    title: 'Several own abilities',
    text: 'Compulsory abilities come first, in ascending card number. Then the owner is asked again and again which optional one to use, each at most once, until done; single reactions come one after the other, lower card numbers first.',
    source: 'engine convention; EUP-R72',
  },
  'EUP-REC.11': {
    title: 'Several players',
    text: 'Players who react to one event do so clockwise from the active player, in EUP-KNO.12 from the player who rolled.',
    source: 'engine convention; EUP-R11',
  },
  'EUP-REC.12': {
    title: 'Markets and opponents',
    text: 'Markets in the text of a recruit are built markets and artifact markets, not the spaces of Icarus. Nobody is their own opponent.',
    source: 'public sources',
  },
} as const satisfies RuleCatalogue;
