import type { Plugin } from 'vite';

/** A page's static text, as VitePress marks it for what follows. */
const STATIC_TEXT = /['"`]__VP_STATIC_START__[\s\S]*?__VP_STATIC_END__['"`]/g;

/**
 * Writes the copy of each page that a reader's first page is brought to life with: static text is in its HTML already.
 * VitePress puts such copies into the bundle by hand, which Rolldown ignores; the bundler here is Vite 8's.
 */
export const leanPages: Plugin = {
  name: 'rulewright:lean-pages',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry || file.facadeModuleId?.endsWith('.md') !== true) continue;
        this.emitFile({
          type: 'asset',
          fileName: file.fileName.replace(/\.js$/, '.lean.js'),
          source: file.code.replace(STATIC_TEXT, '""'),
        });
      }
    },
  },
};
