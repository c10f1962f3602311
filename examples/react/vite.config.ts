import { defineConfig } from 'vite';

export default defineConfig({
  // in a clone the packages are read from their sources, as tsconfig.json says; elsewhere from node_modules
  resolve: { tsconfigPaths: true },
});
