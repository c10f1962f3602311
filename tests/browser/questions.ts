/** What somebody would type into the search of the site, and the pages of which one has to be among the first three. */
export interface Question {
  readonly words: string;
  /** Beginnings of addresses below the base; a page by itself ends in `$`. */
  readonly wanted: readonly string[];
}

// Written down before the search was made to answer them. The pages that were not there yet are those that the documents were
// to get at the same time: getting started, concepts, the tutorials, a page for each symbol, the examples.

const appAuthors: readonly Question[] = [
  { words: 'install', wanted: ['guide/getting-started'] },
  { words: 'react', wanted: ['tutorial/an-app', 'examples/react'] },
  { words: 'undo', wanted: ['guide/use-an-engine'] },
  { words: 'RuleError', wanted: ['api/core/RuleError'] },
  { words: 'save and load a game', wanted: ['guide/use-an-engine', 'tutorial/an-app'] },
  { words: 'hidden information', wanted: ['guide/use-an-engine', 'guide/concepts'] },
  { words: 'websocket server', wanted: ['guide/run-a-server', 'examples/websocket'] },
  { words: 'legalActions', wanted: ['api/ecologic/', 'api/core/'] },
  { words: 'clocks and time limits', wanted: ['guide/a-table-for-people', 'packages/table'] },
  { words: 'bundle size', wanted: ['performance'] },
];

const botAuthors: readonly Question[] = [
  { words: 'determinize', wanted: ['api/'] },
  { words: 'write a bot', wanted: ['guide/write-a-bot', 'tutorial/a-bot'] },
  { words: 'ismcts', wanted: ['guide/search-and-judges', 'guide/write-a-bot', 'strength', 'api/bots/ismcts'] },
  { words: 'arena', wanted: ['guide/write-a-bot', 'guide/many-machines', 'api/bots/arena'] },
  { words: 'python', wanted: ['guide/protocol', 'examples/python-bot'] },
  { words: 'chanceOutcomes', wanted: ['api/'] },
  { words: 'how strong are the bots', wanted: ['strength'] },
  { words: 'how fast is it', wanted: ['performance'] },
  { words: 'llm', wanted: ['guide/mcp', 'packages/mcp'] },
  { words: 'json rpc', wanted: ['guide/protocol', 'packages/protocol'] },
];

const ruleLawyers: readonly Question[] = [
  { words: 'ECO-AUC.4', wanted: ['rules/ecologic/#ECO-AUC.4'] },
  { words: 'veto an auction', wanted: ['rules/ecologic/'] },
  { words: 'test an edge case', wanted: ['guide/test-an-edge-case', 'tutorial/a-ruling'] },
  { words: 'charge a feeling', wanted: ['rules/emix/'] },
  { words: 'final report', wanted: ['rules/ecologic/#ECO-EVT.8'] },
  { words: 'tie break euphoria', wanted: ['rules/euphoria/'] },
  { words: 'recruit allegiance', wanted: ['rules/euphoria/'] },
  { words: 'take the rave', wanted: ['rules/does-not-exist/', 'how-to-play/does-not-exist'] },
  { words: 'ruling', wanted: ['tutorial/a-ruling', 'guide/test-an-edge-case', 'rules/'] },
  {
    words: 'why is my move illegal',
    wanted: ['guide/use-an-engine', 'tutorial/a-ruling', 'api/ecologic/EcoLogicEngine'],
  },
];

const players: readonly Question[] = [
  { words: 'how to play emix', wanted: ['how-to-play/emix'] },
  { words: 'play online', wanted: ['play/$', 'guide/play-in-a-browser'] },
  { words: 'ecologic rules', wanted: ['rules/ecologic/', 'how-to-play/ecologic'] },
  { words: 'euphoria how many players', wanted: ['play/euphoria/', 'packages/euphoria', 'rules/euphoria/'] },
  { words: 'play against the computer', wanted: ['play/', 'guide/play-in-a-browser'] },
  { words: 'does not exist cards', wanted: ['content/does-not-exist/'] },
  { words: 'share a game', wanted: ['guide/play-in-a-browser'] },
  { words: 'euphoria recruits', wanted: ['rules/euphoria/recruits', 'content/euphoria/'] },
  { words: 'eco fund', wanted: ['rules/ecologic/', 'play/ecologic/'] },
  { words: 'take back a move', wanted: ['guide/play-in-a-browser'] },
];

/** Twenty more, by people who have just come. */
const newcomers: readonly Question[] = [
  { words: 'offline', wanted: ['guide/play-in-a-browser'] },
  { words: 'play with friends', wanted: ['guide/play-in-a-browser', 'play/$'] },
  { words: 'does it run on a phone', wanted: ['guide/play-in-a-browser'] },
  { words: 'backup', wanted: ['guide/use-an-engine', 'guide/play-in-a-browser', 'tutorial/an-app'] },
  { words: 'export a game', wanted: ['guide/play-in-a-browser', 'guide/use-an-engine'] },
  { words: 'contribute', wanted: ['contributing'] },
  { words: 'command line', wanted: ['packages/cli'] },
  { words: 'cli', wanted: ['packages/cli'] },
  { words: 'lessons', wanted: ['guide/teach-a-game', 'guide/play-in-a-browser'] },
  { words: 'puzzles', wanted: ['guide/teach-a-game', 'guide/play-in-a-browser'] },
  { words: 'examples', wanted: ['examples/'] },
  { words: 'tic tac toe', wanted: ['play/gallery', 'examples/games'] },
  { words: 'boardgame.io', wanted: ['guide/boardgame-io', 'packages/boardgame-io'] },
  { words: 'custom cards', wanted: ['guide/author-cards', 'guide/make-a-content-pack'] },
  { words: 'train a neural network', wanted: ['guide/learning', 'guide/research'] },
  { words: 'self play', wanted: ['guide/research', 'guide/learning'] },
  { words: 'probability of a draw', wanted: ['guide/concepts', 'guide/use-an-engine', 'api/core/'] },
  { words: 'how to win ecologic', wanted: ['how-to-play/ecologic', 'rules/ecologic/'] },
  { words: 'hand limit', wanted: ['rules/'] },
  { words: 'random seed', wanted: ['guide/concepts', 'guide/use-an-engine', 'api/core/types'] },
];

/** What nobody found, or found too low, before. */
const missed: readonly Question[] = [
  { words: 'difficulty', wanted: ['strength', 'guide/play-in-a-browser'] },
  { words: 'redis', wanted: ['guide/many-machines', 'api/bots/redis'] },
  { words: 'new game', wanted: ['guide/write-a-game', 'play/$', 'tutorial/a-game'] },
  { words: 'bump a worker', wanted: ['rules/euphoria/'] },
  { words: 'who wins a tie euphoria', wanted: ['rules/euphoria/'] },
  { words: 'cancel a card', wanted: ['rules/emix/'] },
  { words: 'licence', wanted: ['contributing', 'packages/'] },
  { words: 'hint', wanted: ['guide/play-in-a-browser', 'guide/write-a-bot'] },
  { words: 'dark mode', wanted: ['guide/play-in-a-browser'] },
  { words: 'multiplayer online', wanted: ['guide/play-in-a-browser', 'guide/run-a-server'] },
];

/** Words that somebody types who has heard of a thing elsewhere, and names of things on the table. */
const passersBy: readonly Question[] = [
  { words: 'legal moves', wanted: ['guide/use-an-engine', 'api/core/'] },
  { words: 'ai', wanted: ['strength', 'guide/write-a-bot', 'guide/play-in-a-browser'] },
  { words: 'mcts', wanted: ['strength', 'guide/search-and-judges', 'api/bots/ismcts'] },
  { words: 'bumping', wanted: ['rules/euphoria/'] },
  { words: 'mobile', wanted: ['guide/play-in-a-browser'] },
  { words: 'docker', wanted: ['guide/deploy-a-table-server'] },
  { words: 'chat gpt', wanted: ['guide/mcp', 'packages/mcp'] },
  { words: 'stockfish', wanted: ['strength'] },
  { words: 'cheat sheet', wanted: ['aid/'] },
  { words: 'player aid', wanted: ['aid/'] },
  { words: 'house rules', wanted: ['guide/play-in-a-browser', 'rules/'] },
  { words: 'rules of does not exist', wanted: ['how-to-play/does-not-exist', 'rules/does-not-exist/'] },
  { words: 'karma', wanted: ['rules/emix/'] },
  { words: 'saviour', wanted: ['rules/does-not-exist/'] },
  { words: 'allegiance', wanted: ['rules/euphoria/'] },
  { words: 'Brainwashing', wanted: ['content/emix/'] },
  { words: 'Matthew the Thief', wanted: ['content/euphoria/', 'rules/euphoria/recruits'] },
  { words: 'Court Injunction', wanted: ['content/ecologic/'] },
  { words: 'too-few-souls', wanted: ['rules/does-not-exist/', 'api/does-not-exist'] },
  { words: 'who goes first', wanted: ['rules/'] },
];

/** By who asks. */
export const questions = {
  'an app author': appAuthors,
  'a bot author': botAuthors,
  'a rule lawyer': ruleLawyers,
  'a player': players,
  'a newcomer': newcomers,
  'who found nothing': missed,
  'a passer-by': passersBy,
};
