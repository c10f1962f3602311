// TypeDoc writes each overload of a function like a function of its own; here they become one: all signatures, then the common one.

const HEADING = '## Call Signature';

interface Overload {
  readonly signature: string;
  /** What stands below the signature. */
  readonly text: string;
}

/** A body whose overloads stand under one summary; the one with the fewest parameters comes first, the others are folded. */
export function withOverloads(body: string): string {
  const [before = '', ...parts] = body.split(new RegExp(`^${HEADING}$`, 'm'));
  if (parts.length < 2) return body;
  const [common, ...others] = parts.map(overloadOf).sort((one, other) => one.signature.length - other.signature.length);
  if (common === undefined) return body;
  const summary = common.text.startsWith('##') ? (others.find(({ text }) => !text.startsWith('##'))?.text ?? '') : '';
  return [
    before.trimEnd(),
    '```ts',
    [common, ...others].map(({ signature }) => signature).join('\n\n'),
    '```',
    '',
    `${summary.split(/^## /m)[0] ?? ''}${common.text}`,
    ...others.map(folded),
  ].join('\n');
}

function overloadOf(part: string): Overload {
  const [, signature = '', text = ''] = /```ts\n([\s\S]*?)\n```([\s\S]*)/.exec(part) ?? [];
  return { signature, text: text.trim() };
}

const folded = ({ text }: Overload): string =>
  ['', `::: details Also with ${parametersOf(text)}`, text.replaceAll(/^## (.*)$/gm, '**$1**'), ':::', ''].join('\n');

/** The names of the parameters, those of settings in their place. */
function parametersOf(text: string): string {
  const [, table = ''] = /## Parameters\n+([\s\S]*?)(?=\n## |$)/.exec(text) ?? [];
  const names = [...table.matchAll(/^\| (?:\.\.\.)?`([\w.?]+)`/gm)].map(([, name = '']) => name);
  return names
    .filter((name) => !name.includes('.'))
    .map((name) => {
      const fields = names.filter(
        (other) => other.startsWith(`${name.replace('?', '')}.`) || other.startsWith(`${name}.`),
      );
      return fields.length === 0 ? name : `{ ${fields.map((field) => field.split('.').at(-1)).join(', ')} }`;
    })
    .join(', ');
}
