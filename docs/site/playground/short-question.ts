/** A question as short as it can be asked, and what it says before that of the situation. */
export interface ShortQuestion {
  readonly short: string;
  readonly situation: string;
}

/** What the mat in front of somebody shows anyway. */
const KNOWN = /,? you have /;

/** The last sentence that asks; a question without one stays whole. */
export function shortened(question: string): ShortQuestion {
  const sentences = question.split(/(?<=[.?!])\s+(?=\p{Lu})/u);
  const asking = sentences.findLastIndex((sentence) => sentence.endsWith('?'));
  const short = sentences[asking];
  if (short === undefined) return { short: question, situation: '' };
  const situation = sentences.filter((sentence, i) => i !== asking && !KNOWN.test(sentence));
  return { short, situation: situation.join(' ') };
}
