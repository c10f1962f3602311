import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent } from 'vue';
import '../../playground/style.css';
import EntryFinder from './EntryFinder.vue';
import SiteLayout from './SiteLayout.vue';
import '../../home/drawings.css';
import '../../home/home.css';
import './search.css';
import './style.css';

/** Each is loaded by the pages that show it, and by no other. */
const PlayGround = defineAsyncComponent(() => import('../../playground/ui/PlayGround.vue'));
const OwnGame = defineAsyncComponent(() => import('../../playground/ui/own/OwnGame.vue'));
const LiveBoard = defineAsyncComponent(() => import('../../home/LiveBoard.vue'));
const ThreeDoors = defineAsyncComponent(() => import('../../home/ThreeDoors.vue'));
const GoOn = defineAsyncComponent(() => import('../../home/GoOn.vue'));

export default {
  extends: DefaultTheme,
  Layout: SiteLayout,
  enhanceApp({ app }) {
    app.component('EntryFinder', EntryFinder);
    app.component('LiveBoard', LiveBoard);
    app.component('ThreeDoors', ThreeDoors);
    app.component('GoOn', GoOn);
    app.component('PlayGround', PlayGround);
    app.component('OwnGame', OwnGame);
  },
} satisfies Theme;
