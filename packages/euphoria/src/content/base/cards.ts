import type { DilemmaEntry, Sourced } from '../pack.js';
import type { Artifact } from '../words.js';

const provenance = 'published';

/** The six kinds of artifacts; no kind has an effect of its own. */
export const artifacts: Sourced[] = [
  { id: 'balloons', name: { en: 'Balloons' }, provenance },
  { id: 'bat', name: { en: 'Bat' }, provenance },
  { id: 'bear', name: { en: 'Teddy bear' }, provenance },
  { id: 'book', name: { en: 'Book', ru: 'книга' }, provenance: 'attested', attested: ['name'] },
  { id: 'box', name: { en: 'Game box' }, provenance },
  { id: 'glasses', name: { en: 'Glasses' }, provenance },
];

const dilemma = (artifact: Artifact, fight: string, join: string): DilemmaEntry => ({
  id: `dilemma-${artifact}`,
  name: { en: `${fight} or ${join.charAt(0).toLowerCase()}${join.slice(1)}` },
  artifact,
  fight,
  join,
  provenance,
  attested: ['price', 'benefit'],
  note: 'the titles and which artifact it asks for are published',
});

/** EUP-DIL.2: what all cost and give is the same; they differ in the artifact. */
export const dilemmas: DilemmaEntry[] = [
  dilemma('balloons', 'Help a friend escape', 'Turn in a friend'),
  dilemma('bat', 'Fight the oppressor', 'Serve the oppressor'),
  dilemma('bear', 'Choose true love', 'Accept assigned match'),
  dilemma('book', 'Read a book', 'Burn a book'),
  dilemma('box', 'Let workers relax', 'Make workers toil'),
  dilemma('glasses', 'Publish an exposé', 'Publish propaganda'),
];
