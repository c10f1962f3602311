/** Russian for each English description of `rulewright --help`; the first ones are commander's own. */
export const help: Readonly<Record<string, string>> = {
  Usage: 'Использование',
  Arguments: 'Аргументы',
  Options: 'Ключи',
  Commands: 'Команды',
  default: 'по умолчанию',
  'display help for command': 'показать эту справку',
  'output the version number': 'показать версию',
  'Play, simulate and verify tabletop games by their rules':
    'Настольные игры по правилам: сыграть, прогнать много партий, проверить',
  'what a game is, one of it told in short, and what to type next':
    'что за игра, коротко рассказанная партия и что набрать дальше',
  'tell every decision': 'рассказать каждое решение',
  'learn a game in eight lessons, from this one on': 'выучить игру за восемь уроков, начиная с этого',
  'list the lessons': 'перечислить уроки',
  'play one game and print what happens': 'сыграть партию и печатать, что происходит',
  'a game of your own: a module that exports engine': 'своя игра: модуль, который экспортирует engine',
  'bots of your own: a module that exports bots': 'свои боты: модуль, который экспортирует bots',
  'how many play': 'сколько игроков',
  'the same seed is the same game': 'то же зерно – та же партия',
  'an option of the game, repeatable': 'настройка игры, можно несколько раз',
  'keep the game in a file, decision by decision': 'хранить партию в файле, решение за решением',
  'go on with a game that was kept': 'продолжить сохранённую партию',
  'replace files that are there': 'заменить файлы, которые уже есть',
  'write the record of the whole game': 'записать всю партию в файл',
  'this seat is yours, repeatable': 'это место ваше, можно несколько раз',
  'a bot plays this seat, or all that are free: 1=ismcts:200, repeatable':
    'бот играет за это место или за все свободные: 1=ismcts:200, можно несколько раз',
  'take lists of one answer without asking, as for one person alone':
    'единственный ответ даётся без вопроса, как для одного человека',
  'ask even then': 'спрашивать и тогда',
  'print the ranking alone': 'печатать только итоговые места',
  'the language that the game is told in: ru, uk': 'язык, на котором рассказана игра: ru, uk',
  'play many games of bots and print figures': 'сыграть много партий ботами и напечатать числа',
  'how many games': 'сколько партий',
  'how many weighted players, or who plays, with commas: ismcts:50,uniform':
    'сколько игроков weighted или кто играет, через запятую: ismcts:50,uniform',
  'the same seed is the same games': 'то же зерно – те же партии',
  'how many threads play at once': 'сколько потоков играет сразу',
  'print JSON': 'печатать JSON',
  'play bots against each other and say who is stronger': 'свести ботов друг с другом и сказать, кто сильнее',
  'who plays, with commas: ismcts:500,weighted,"python3 bot.py"':
    'кто играет, через запятую: ismcts:500,weighted,"python3 bot.py"',
  'how many games a table plays': 'сколько партий играет стол',
  'how many sit at a table': 'сколько игроков за столом',
  'what is played for: places, points, or how many points count as 1':
    'на что играют: places (места), points (очки) или сколько очков считать за 1',
  'play each deal in every order of the seats, not only moved on by one':
    'играть каждый расклад во всех рассадках, а не только со сдвигом на одно место',
  'whoever takes longer for a move forfeits': 'кто думает дольше, тот проигрывает',
  'let workers play that take their games from this Redis': 'играют исполнители, которые берут партии из этого Redis',
  'append every game to this file, one a line, with what its players thought':
    'дописывать каждую партию в этот файл, по строке, с мыслями игроков',
  'train a judge of positions on games that it plays itself; the same settings give the same file':
    'обучить оценщика позиций на его собственных партиях; те же настройки дают тот же файл',
  'where the net goes, as JSON': 'куда записать сеть, в JSON',
  'the same seed is the same net': 'то же зерно – та же сеть',
  'how many games each generation plays': 'сколько партий играет каждое поколение',
  'the first learns from weighted players, the next ones from searches':
    'первое учится у игроков weighted, следующие – у перебора',
  'how many hidden cells the net has': 'сколько скрытых ячеек в сети',
  'how long the searches of later generations think': 'как долго думает перебор следующих поколений',
  'play games for arenas over Redis, until interrupted': 'играть партии для арен через Redis, пока не прервут',
  'a game of your own, beside the others: a module that exports engine; repeatable':
    'своя игра рядом с остальными: модуль, который экспортирует engine; можно несколько раз',
  'where the arenas are: redis://host:6379': 'где арены: redis://host:6379',
  'how many games at once': 'сколько партий сразу',
  'print JSON, a line for everything that happens': 'печатать JSON, по строке на каждое происшествие',
  'verify the record of a game, or see a rule in one': 'проверить запись партии или увидеть в ней правило',
  'print what happened': 'печатать, что произошло',
  'print the n-th decision alone, with its rules': 'печатать только n-е решение с его правилами',
  'of a file of witnesses, the game in which this rule can be seen':
    'из файла примеров – партия, в которой видно это правило',
  'say of a recorded game what was best, what was played and what that cost, luck apart':
    'сказать о записанной партии, что было лучше, что сыграно и чего это стоило, без учёта удачи',
  'how many games each decision is thought through in': 'в скольких партиях обдумывается каждое решение',
  'whose decisions, repeatable; everybody’s when not given': 'чьи решения, можно несколько раз; без ключа – всех',
  'how many decisions are told, those that cost most': 'о скольких решениях рассказать, о самых дорогих',
  'the same seed is the same review': 'то же зерно – тот же разбор',
  'how many threads think at once': 'сколько потоков думает сразу',
  'print the rules of a game, one of them by its id, or those about some words':
    'напечатать правила игры, одно по номеру или те, где есть слова',
  'with the cases that show each rule; the id of a rule names its game':
    'со случаями, которые показывают каждое правило; игру называет сам номер правила',
  'the language that is answered in: ru, uk': 'язык ответа: ru, uk',
  'print a page to have beside the table: the order of a round, prices, signs':
    'напечатать памятку к столу: порядок раунда, цены, знаки',
  'list the cards, tiles and spaces of a game, print one of them by its id, or those about some words':
    'перечислить карты, гексы и места игры, напечатать одно по номеру или те, где есть слова',
  'list the options of a game: values, default, meaning, rules':
    'перечислить настройки игры: значения, обычное, смысл, правила',
  'list the games': 'перечислить игры',
  'answer programs in any language: JSON-RPC 2.0, one message a line, on standard input and output':
    'отвечать программам на любом языке: JSON-RPC 2.0, по сообщению в строке, через стандартные ввод и вывод',
  'a net of train that clients may name: ismcts:judge=<file>; repeatable':
    'сеть от train, которую клиенты могут назвать: ismcts:judge=<файл>; можно повторять',
  'list what waits in a recorded game at one moment: tasks and choices, whose, by which rule':
    'перечислить, что ждёт в записанной партии в какой-то момент: задачи и выборы, чьи и по какому правилу',
  'after how many decisions; after all of them when not given': 'после скольких решений; если не задано, после всех',
  'another limit of what a client may ask for, repeatable':
    'другой предел того, что просит клиент, можно несколько раз',
  'play cases, documents of what a rule does; what has no expectations is answered; - reads the input':
    'сыграть случаи – документы о том, что делает правило; без ожиданий на них отвечают; - читает ввод',
  'the game; that of the first rule when not given': 'игра; если не названа, та, чьё правило названо первым',
  'only cases of this rule': 'только случаи этого правила',
  'only cases whose title has these words': 'только случаи, в названии которых есть эти слова',
  'with other chance: red is what leaves draws to it': 'с другим жребием: красны те, что полагаются на него',
  'with a link for each case that opens its position in the playground':
    'со ссылкой для каждого случая, которая открывает его положение на доске сайта',
  'the address of the site that the links lead to': 'адрес сайта, на который ведут ссылки',
  'write what happens into the documents, in place of what they expect':
    'записать в документы то, что происходит, вместо того, чего они ждут',
};
