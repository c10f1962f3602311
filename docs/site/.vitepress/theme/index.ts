import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent } from 'vue';
import '../../playground/style.css';
import EntryFinder from './EntryFinder.vue';
import SampleRunner from './SampleRunner.vue';
import SiteLayout from './SiteLayout.vue';
import './style.css';

/** Only the pages of the playground load it. */
const PlayGround = defineAsyncComponent(() => import('../../playground/ui/PlayGround.vue'));

export default {
  extends: DefaultTheme,
  Layout: SiteLayout,
  enhanceApp({ app }) {
    app.component('EntryFinder', EntryFinder);
    app.component('SampleRunner', SampleRunner);
    app.component('PlayGround', PlayGround);
  },
} satisfies Theme;
