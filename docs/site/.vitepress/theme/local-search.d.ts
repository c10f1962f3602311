// Made by VitePress from the pages, by language.
declare module '@localSearchIndex' {
  const indexes: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default indexes;
}
