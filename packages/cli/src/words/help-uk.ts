/** Ukrainian for each English description of `rulewright --help`; the first ones are commander's own. */
export const help: Readonly<Record<string, string>> = {
  Usage: 'Використання',
  Arguments: 'Аргументи',
  Options: 'Ключі',
  Commands: 'Команди',
  default: 'за замовчуванням',
  'display help for command': 'показати цю довідку',
  'output the version number': 'показати версію',
  'Play, simulate and verify tabletop games by their rules':
    'Настільні ігри за правилами: зіграти, прогнати багато партій, перевірити',
  'what a game is, one of it told in short, and what to type next':
    'що за гра, коротко розказана партія і що набрати далі',
  'tell every decision': 'розказати кожне рішення',
  'learn a game in eight lessons, from this one on': 'вивчити гру за вісім уроків, починаючи з цього',
  'list the lessons': 'перелічити уроки',
  'play one game and print what happens': 'зіграти партію й друкувати, що відбувається',
  'a game of your own: a module that exports engine': 'своя гра: модуль, який експортує engine',
  'bots of your own: a module that exports bots': 'свої боти: модуль, який експортує bots',
  'how many play': 'скільки гравців',
  'the same seed is the same game': 'те саме зерно – та сама партія',
  'an option of the game, repeatable': 'налаштування гри, можна кілька разів',
  'keep the game in a file, decision by decision': 'зберігати партію у файлі, рішення за рішенням',
  'go on with a game that was kept': 'продовжити збережену партію',
  'replace files that are there': 'замінити файли, які вже є',
  'write the record of the whole game': 'записати всю партію у файл',
  'this seat is yours, repeatable': 'це місце твоє, можна кілька разів',
  'a bot plays this seat, or all that are free: 1=ismcts:200, repeatable':
    'бот грає за це місце або за всі вільні: 1=ismcts:200, можна кілька разів',
  'take lists of one answer without asking, as for one person alone':
    'єдина відповідь дається без питання, як для однієї людини',
  'ask even then': 'питати й тоді',
  'print the ranking alone': 'друкувати лише підсумкові місця',
  'the language that the game is told in: ru, uk': 'мова, якою розказано гру: ru, uk',
  'play many games of bots and print figures': 'зіграти багато партій ботами й надрукувати числа',
  'how many games': 'скільки партій',
  'how many weighted players, or who plays, with commas: ismcts:50,uniform':
    'скільки гравців weighted або хто грає, через кому: ismcts:50,uniform',
  'the same seed is the same games': 'те саме зерно – ті самі партії',
  'how many threads play at once': 'скільки потоків грає одразу',
  'print JSON': 'друкувати JSON',
  'play bots against each other and say who is stronger': 'звести ботів між собою і сказати, хто сильніший',
  'who plays, with commas: ismcts:500,weighted,"python3 bot.py"':
    'хто грає, через кому: ismcts:500,weighted,"python3 bot.py"',
  'how many games a table plays': 'скільки партій грає стіл',
  'how many sit at a table': 'скільки гравців за столом',
  'what is played for: places, points, or how many points count as 1':
    'на що грають: places (місця), points (очки) або скільки очок рахувати за 1',
  'play each deal in every order of the seats, not only moved on by one':
    'грати кожен розклад у всіх розсадках, а не лише зі зсувом на одне місце',
  'whoever takes longer for a move forfeits': 'хто думає довше, той програє',
  'let workers play that take their games from this Redis': 'грають виконавці, які беруть партії з цього Redis',
  'append every game to this file, one a line, with what its players thought':
    'дописувати кожну партію в цей файл, по рядку, з думками гравців',
  'train a judge of positions on games that it plays itself; the same settings give the same file':
    'навчити оцінювача позицій на його власних партіях; ті самі налаштування дають той самий файл',
  'where the net goes, as JSON': 'куди записати мережу, у JSON',
  'the same seed is the same net': 'те саме зерно – та сама мережа',
  'how many games each generation plays': 'скільки партій грає кожне покоління',
  'the first learns from weighted players, the next ones from searches':
    'перше вчиться у гравців weighted, наступні – у перебору',
  'how many hidden cells the net has': 'скільки прихованих комірок у мережі',
  'how long the searches of later generations think': 'як довго думає перебір наступних поколінь',
  'play games for arenas over Redis, until interrupted': 'грати партії для арен через Redis, доки не перервуть',
  'a game of your own, beside the others: a module that exports engine; repeatable':
    'своя гра поряд з іншими: модуль, який експортує engine; можна кілька разів',
  'where the arenas are: redis://host:6379': 'де арени: redis://host:6379',
  'how many games at once': 'скільки партій одразу',
  'print JSON, a line for everything that happens': 'друкувати JSON, по рядку на кожну подію',
  'verify the record of a game, or see a rule in one': 'перевірити запис партії або побачити в ньому правило',
  'print what happened': 'друкувати, що сталося',
  'print the n-th decision alone, with its rules': 'друкувати лише n-те рішення з його правилами',
  'of a file of witnesses, the game in which this rule can be seen':
    'з файлу прикладів – партія, в якій видно це правило',
  'say of a recorded game what was best, what was played and what that cost, luck apart':
    'сказати про записану партію, що було краще, що зіграно й чого це коштувало, без урахування удачі',
  'how many games each decision is thought through in': 'у скількох партіях обдумується кожне рішення',
  'whose decisions, repeatable; everybody’s when not given': 'чиї рішення, можна кілька разів; без ключа – усіх',
  'how many decisions are told, those that cost most': 'про скільки рішень розказати, про найдорожчі',
  'the same seed is the same review': 'те саме зерно – той самий розбір',
  'how many threads think at once': 'скільки потоків думає одразу',
  'print the rules of a game, one of them by its id, or those about some words':
    'надрукувати правила гри, одне за номером або ті, де є слова',
  'with the cases that show each rule; the id of a rule names its game':
    'з випадками, які показують кожне правило; гру називає сам номер правила',
  'the language that is answered in: ru, uk': 'мова відповіді: ru, uk',
  'print a page to have beside the table: the order of a round, prices, signs':
    'надрукувати пам’ятку до столу: порядок раунду, ціни, знаки',
  'list the cards, tiles and spaces of a game, print one of them by its id, or those about some words':
    'перелічити карти, гекси й місця гри, надрукувати одне за номером або ті, де є слова',
  'list the options of a game: values, default, meaning, rules':
    'перелічити налаштування гри: значення, звичайне, зміст, правила',
  'list the games': 'перелічити ігри',
  'answer programs in any language: JSON-RPC 2.0, one message a line, on standard input and output':
    'відповідати програмам будь-якою мовою: JSON-RPC 2.0, по повідомленню в рядку, через стандартні ввід і вивід',
  'a net of train that clients may name: ismcts:judge=<file>; repeatable':
    'мережа від train, яку клієнти можуть назвати: ismcts:judge=<файл>; можна повторювати',
  'list what waits in a recorded game at one moment: tasks and choices, whose, by which rule':
    'перелічити, що чекає в записаній партії в якусь мить: завдання й вибори, чиї та за яким правилом',
  'after how many decisions; after all of them when not given': 'після скількох рішень; якщо не задано, після всіх',
  'another limit of what a client may ask for, repeatable': 'інша межа того, що просить клієнт, можна кілька разів',
  'play cases, documents of what a rule does; what has no expectations is answered; - reads the input':
    'зіграти випадки – документи про те, що робить правило; без очікувань на них відповідають; - читає ввід',
  'the game; that of the first rule when not given': 'гра; якщо не названа, та, чиє правило назване першим',
  'only cases of this rule': 'лише випадки цього правила',
  'only cases whose title has these words': 'лише випадки, у назві яких є ці слова',
  'with other chance: red is what leaves draws to it': 'з іншим жеребом: червоні ті, що на нього покладаються',
  'with a link for each case that opens its position in the playground':
    'з посиланням для кожного випадку, яке відкриває його становище на дошці сайту',
  'the address of the site that the links lead to': 'адреса сайту, на який ведуть посилання',
  'write what happens into the documents, in place of what they expect':
    'записати в документи те, що відбувається, замість того, чого вони чекають',
};
