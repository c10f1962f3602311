/** The folders that have lock files of their own, and where else their modules are imported from. */
export const lockedFolders: Readonly<Record<string, readonly string[]>> = {
  'docs/site': ['tests/browser', 'tests/playground', 'tests/site'],
  'examples/react': ['tests/examples/react'],
  'tests/boardgame-io': [],
  'tests/redis': ['packages/bots/src/redis', 'packages/bots/dist'],
  'tests/release': ['.changeset'],
  'tests/types': [],
};
