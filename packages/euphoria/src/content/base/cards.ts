import type { DilemmaEntry, Sourced } from '../pack.js';
import type { Artifact } from '../words.js';

const provenance = 'published';

/** The six kinds of artifacts; no kind has an effect of its own. The rulebook names the book; the other Russian names are ours. */
export const artifacts: Sourced[] = [
  { id: 'balloons', name: { en: 'Balloons', ru: 'воздушные шары' }, provenance },
  { id: 'bat', name: { en: 'Bat', ru: 'бита' }, provenance },
  { id: 'bear', name: { en: 'Teddy bear', ru: 'плюшевый мишка' }, provenance },
  { id: 'book', name: { en: 'Book', ru: 'книга' }, provenance: 'attested', attested: ['name'] },
  { id: 'box', name: { en: 'Game box', ru: 'коробка с игрой' }, provenance },
  { id: 'glasses', name: { en: 'Glasses', ru: 'очки' }, provenance },
];

interface Side {
  readonly en: string;
  readonly ru: string;
}
const small = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const dilemma = (artifact: Artifact, fight: Side, join: Side): DilemmaEntry => ({
  id: `dilemma-${artifact}`,
  name: { en: `${fight.en} or ${small(join.en)}`, ru: `${fight.ru} или ${small(join.ru)}` },
  artifact,
  fight,
  join,
  provenance,
  attested: ['price', 'benefit'],
  note: 'the titles and which artifact it asks for are published',
});

/** EUP-DIL.2: what all cost and give is the same; they differ in the artifact. */
export const dilemmas: DilemmaEntry[] = [
  dilemma(
    'balloons',
    { en: 'Help a friend escape', ru: 'Помочь другу бежать' },
    { en: 'Turn in a friend', ru: 'Выдать друга' },
  ),
  dilemma(
    'bat',
    { en: 'Fight the oppressor', ru: 'Сразиться с угнетателем' },
    { en: 'Serve the oppressor', ru: 'Служить угнетателю' },
  ),
  dilemma(
    'bear',
    { en: 'Choose true love', ru: 'Выбрать настоящую любовь' },
    { en: 'Accept assigned match', ru: 'Принять назначенную пару' },
  ),
  dilemma('book', { en: 'Read a book', ru: 'Прочитать книгу' }, { en: 'Burn a book', ru: 'Сжечь книгу' }),
  dilemma(
    'box',
    { en: 'Let workers relax', ru: 'Дать работникам отдохнуть' },
    { en: 'Make workers toil', ru: 'Заставить работников трудиться' },
  ),
  dilemma(
    'glasses',
    { en: 'Publish an exposé', ru: 'Опубликовать разоблачение' },
    { en: 'Publish propaganda', ru: 'Опубликовать пропаганду' },
  ),
];
