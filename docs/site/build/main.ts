import { rmSync } from 'node:fs';
import { writeAidPages } from './aid-pages.js';
import { writeApiPages } from './api.js';
import { writeContentPages } from './content-pages.js';
import { writeDocumentPages } from './document-pages.js';
import { writeGallery } from './gallery.js';
import { writeHome } from './home.js';
import { writeLlms } from './llms.js';
import { writeNavigation } from './navigation.js';
import { IS_QUICK, PAGES } from './paths.js';
import { writePlayPages } from './play-pages.js';
import { writeRulePages } from './rule-pages.js';

// `npm run docs -- site`, first half: writes every page as Markdown into .site/pages, for VitePress to make the site of.
// SITE_QUICK=1 leaves out the API, six pages in ten: enough for a look at a change elsewhere.

rmSync(PAGES, { recursive: true, force: true });
writeHome();
writeDocumentPages();
await writeRulePages();
writePlayPages();
await writeGallery();
writeContentPages();
await writeAidPages();
writeNavigation();
writeLlms(process.env.SITE_BASE ?? '/');
if (!IS_QUICK) await writeApiPages();
