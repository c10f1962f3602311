import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import EntryFinder from './EntryFinder.vue';
import SampleRunner from './SampleRunner.vue';
import SiteLayout from './SiteLayout.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  Layout: SiteLayout,
  enhanceApp({ app }) {
    app.component('EntryFinder', EntryFinder);
    app.component('SampleRunner', SampleRunner);
  },
} satisfies Theme;
