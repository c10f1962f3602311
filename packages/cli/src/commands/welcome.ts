import { gameNamed, start } from '../command-line.js';
import { type AnyGame, type Line, playersText } from '../game.js';
import { inShort, type PlayedDecision } from '../in-short.js';
import { narration, playOut } from '../play-out.js';
import { SeatedBots } from '../seated-bots.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import { ending, lastBoard } from './play.js';

export interface WelcomeFlags {
  /** Tells every decision. */
  readonly full?: true;
}

const SEED = 'rulewright';
const PLAYERS = 3;
const BOT = 'weighted';

/** Descriptions of the built-in games, by id. */
const ABOUT: Readonly<Record<string, string>> = {
  ecologic:
    'Everybody builds an industry on a field of hexes: pieces earn coins in every round and harm nature, and initiatives make good for it. Everything is sold by auction. The score is coins and eco points together, cut down by the ratio of the smaller to the larger: 10 and 10 beat 18 and 4.',
  emix: 'Everybody plays feelings as cards, gets emons for them, blue and red, and powers that grow from round to round. Blue emons pull a marker up, red ones down. Who is farthest from 0 in the end wins, on either side.',
  'does-not-exist':
    'The host of a rave puts sounds together until they beat what the audience expects. Others help as saviours for a share, or lay a line-up of their own and take the rave over. Raves give souls, and the first with ten of them wins.',
  euphoria:
    'Everybody sends dice as workers to fields, tunnels and markets, and recruits people with powers. A worker who knows too much runs away. The first to place ten stars wins.',
};

/** Prints a description of a game, one short game, and commands to type next. */
export async function welcome(id: string, flags: WelcomeFlags, terminal: Terminal): Promise<void> {
  const game = await gameNamed(id);
  const state = start(game, SEED, { players: PLAYERS });
  const bots = Array.from({ length: PLAYERS }, (_, seat) => ({ seat, name: BOT }));
  const seated = new SeatedBots(game, SEED, bots, { first: state });
  const tell = transcript(terminal);
  tell.print(introduction(game));
  const narrate = narration(game, 'spectator', tell);
  const decisions: PlayedDecision[] = [];
  const { end } = await playOut(game, { start: state }, (position, seat) => seated.choose(position, seat), {
    watch(before, events, after) {
      if (flags.full) narrate(before, events, after);
      else decisions.push({ before, events, after });
      seated.tell(events, after);
    },
  });
  tell.print(inShort(game, decisions));
  tell.print([...lastBoard(game, end, 'spectator'), ...ending(game, end, 'spectator'), ...whatNext(game)]);
  tell.close();
}

const introduction = ({ title, engine, rules }: AnyGame): Line[] => [
  { text: `${title} – a game of ${playersText(PLAYERS)}, told in short`, style: 'title' },
  { text: ABOUT[engine.id] ?? `${title} has ${Object.keys(rules).length} rules.` },
];

/** Some other game to look at. */
const other = (id: string): string => (id === 'euphoria' ? 'ecologic' : 'euphoria');

function whatNext({ engine: { id }, rules }: AnyGame): Line[] {
  const [rule = ''] = Object.keys(rules);
  const commands = [
    [`rulewright learn ${id}`, 'learn it in eight lessons'],
    [`rulewright play ${id} --human 0 --bot casual`, 'play yourself'],
    [`rulewright welcome ${other(id)}`, 'another game'],
    [`rulewright arena ${id} --players ismcts:16,weighted --games 4`, 'two bots against each other'],
    [`rulewright rules ${id} ${rule}`, 'a rule'],
    [`rulewright welcome ${id} --full`, 'every decision of this game'],
    ['rulewright --help', 'everything else'],
  ];
  const width = Math.max(...commands.map(([command = '']) => command.length));
  return [
    { text: 'What to type next', style: 'title' },
    ...commands.map(([command = '', why = '']): Line => ({ text: `${command.padEnd(width)}  ${why}`, style: 'note' })),
  ];
}
