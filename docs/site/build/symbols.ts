// TypeDoc writes one Markdown file a module; here it is read as its symbols, for a page each.

/** Something that a module exports, or a method of its engine. */
export interface ApiSymbol {
  readonly name: string;
  /** `Functions`, `Interfaces` …, `Engine`, and `Methods` for those of an engine. */
  readonly group: string;
  /** The last part of its address. */
  readonly slug: string;
  /** What TypeDoc calls its place. */
  readonly anchor: string;
  /** What stands below its heading, with headings from `##` on. */
  readonly body: string;
}

/** The symbols of a module, as TypeDoc wrote them down; a method of an engine follows its engine. */
export function symbolsOf(markdown: string): readonly ApiSymbol[] {
  const found = sectionsOf(markdown, '##').flatMap(({ title: group, text }) =>
    sectionsOf(text, '###').flatMap((section) =>
      group === 'Engine' ? engineOf(section) : [plain(section, group, '###')],
    ),
  );
  return withSlugs(found);
}

interface Section {
  readonly title: string;
  readonly anchor: string;
  readonly text: string;
}
type Unnamed = Omit<ApiSymbol, 'slug'>;

/** What stands below each heading of a level, with the anchor before it. */
function sectionsOf(markdown: string, level: string): readonly Section[] {
  const heading = new RegExp(`^(?:<a id="([^"]*)"></a>\n\n)?${level} (.+)$`, 'gm');
  const starts = [...markdown.matchAll(heading)];
  return starts.map(({ 0: whole, 1: anchor = '', 2: title = '', index }, i) => ({
    title,
    anchor,
    text: markdown
      .slice(index + whole.length, starts[i + 1]?.index)
      .replace(/\n\*\*\*\s*$/, '')
      .trim(),
  }));
}

const nameOf = (title: string): string => title.replaceAll('\\', '').replace(/\(\)$|<.*>$|\?$/g, '');

const plain = ({ title, anchor, text }: Section, group: string, level: string): Unnamed => ({
  name: nameOf(title),
  group,
  anchor,
  body: text.replaceAll(new RegExp(`^#{${level.length}}(#+) `, 'gm'), (_, rest: string) => `#${rest} `),
});

/** An engine without its methods, and they behind it. */
function engineOf(section: Section): readonly Unnamed[] {
  const [before = '', rest = ''] = section.text.split(/^#### Methods$/m);
  const [methods = '', ...after] = rest.split(/^(?=#### )/m);
  const own = plain({ ...section, text: `${before}${after.join('')}`.trim() }, 'Engine', '###');
  return [own, ...sectionsOf(methods, '#####').map((method) => plain(method, 'Methods', '#####'))];
}

/** Addresses must differ by more than capitals: a second name gets its group. */
function withSlugs(symbols: readonly Unnamed[]): readonly ApiSymbol[] {
  const taken = new Set(['index']);
  return symbols.map((symbol) => {
    const name = symbol.name.replace('.', '-');
    const kind = symbol.group.split(' ')[0]?.toLowerCase().replace(/s$/, '');
    const slug = taken.has(name.toLowerCase()) ? `${name}-${kind}` : name;
    taken.add(slug.toLowerCase());
    return { ...symbol, slug };
  });
}

/** The first sentence or so: what stands before the first code, heading or empty line of prose. */
export function summaryOf({ body }: ApiSymbol): string {
  const prose =
    body
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .replace(/^## Call Signature$/m, '')
      .split(/^## /m)[0] ?? '';
  const paragraph =
    prose
      .trim()
      .split(/\n\s*\n/)[0]
      ?.replaceAll('\n', ' ') ?? '';
  return /^.+?[.:?](?=\s+\S)(?<!e\.g\.)/.exec(paragraph)?.[0].replace(/:$/, '.') ?? paragraph;
}
