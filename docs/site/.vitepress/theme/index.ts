import 'vitepress/dist/client/theme-default/styles/vars.css';
import 'vitepress/dist/client/theme-default/styles/base.css';
import 'vitepress/dist/client/theme-default/styles/icons.css';
import 'vitepress/dist/client/theme-default/styles/utils.css';
import 'vitepress/dist/client/theme-default/styles/components/custom-block.css';
import 'vitepress/dist/client/theme-default/styles/components/vp-code.css';
import 'vitepress/dist/client/theme-default/styles/components/vp-code-group.css';
import 'vitepress/dist/client/theme-default/styles/components/vp-doc.css';
import type { Theme } from 'vitepress';
import '../../playground/style.css';
import { loadDocsLayout } from './docs-layout.js';
import { part } from './part.js';
import SiteLayout from './SiteLayout.vue';
import './style.css';

/** Each is loaded by the pages that show it, and by no other. */
const PlayGround = part(() => import('../../playground/ui/PlayGround.vue'));
const OwnGame = part(() => import('../../playground/ui/own/OwnGame.vue'));
const LiveBoard = part(() => import('../../home/LiveBoard.vue'));
const StartSamples = part(() => import('../../home/StartSamples.vue'));
const TablePicture = part(() => import('../../home/TablePicture.vue'));
const GoOn = part(() => import('../../home/GoOn.vue'));

export default {
  Layout: SiteLayout,
  async enhanceApp({ app }) {
    await loadDocsLayout(app);
    app.component('LiveBoard', LiveBoard);
    app.component('StartSamples', StartSamples);
    app.component('TablePicture', TablePicture);
    app.component('GoOn', GoOn);
    app.component('PlayGround', PlayGround);
    app.component('OwnGame', OwnGame);
  },
} satisfies Theme;
