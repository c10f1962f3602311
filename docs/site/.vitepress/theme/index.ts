import 'vitepress/dist/client/theme-default/styles/vars.css';
import 'vitepress/dist/client/theme-default/styles/base.css';
import 'vitepress/dist/client/theme-default/styles/icons.css';
import 'vitepress/dist/client/theme-default/styles/utils.css';
import 'vitepress/dist/client/theme-default/styles/components/custom-block.css';
import 'vitepress/dist/client/theme-default/styles/components/vp-code.css';
import 'vitepress/dist/client/theme-default/styles/components/vp-code-group.css';
import 'vitepress/dist/client/theme-default/styles/components/vp-doc.css';
import type { Theme } from 'vitepress';
import { defineAsyncComponent } from 'vue';
import '../../playground/style.css';
import { loadDocsLayout } from './docs-layout.js';
import SiteLayout from './SiteLayout.vue';
import './style.css';

/** Each is loaded by the pages that show it, and by no other. */
const PlayGround = defineAsyncComponent(() => import('../../playground/ui/PlayGround.vue'));
const OwnGame = defineAsyncComponent(() => import('../../playground/ui/own/OwnGame.vue'));
const LiveBoard = defineAsyncComponent(() => import('../../home/LiveBoard.vue'));
const ThreeDoors = defineAsyncComponent(() => import('../../home/ThreeDoors.vue'));
const GoOn = defineAsyncComponent(() => import('../../home/GoOn.vue'));

export default {
  Layout: SiteLayout,
  async enhanceApp({ app }) {
    await loadDocsLayout(app);
    app.component('LiveBoard', LiveBoard);
    app.component('ThreeDoors', ThreeDoors);
    app.component('GoOn', GoOn);
    app.component('PlayGround', PlayGround);
    app.component('OwnGame', OwnGame);
  },
} satisfies Theme;
