/** A page with its settings for VitePress in front. */
export const page = (settings: Readonly<Record<string, unknown>>, markdown: string): string =>
  `---\n${Object.entries(settings)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${markdown}\n`;

/** Text that Markdown, HTML and Vue leave alone. */
export const plainText = (text: string): string =>
  text.replaceAll(/[&<>{}*_`[\]|]/g, (sign) => `&#${sign.codePointAt(0)};`);
