import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

// The service worker of the playground: its pages open without a network. `build/offline.ts` bundles it and says what it
// keeps.

declare const KEPT: readonly PrecacheEntry[];

/** This many seconds a page of the network is waited for; a network that is there but gives nothing is like none. */
const PATIENCE = 5;

// A page comes from the network as long as there is one, so that a new one is seen at once. A kept page needs the files that
// are kept with it: both are replaced together, when no page is open that may ask for the old ones.
const page = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE,
  plugins: [{ handlerDidError: ({ request }) => matchPrecache(new URL(request.url).pathname) }],
});
registerRoute(new NavigationRoute(page, { allowlist: [/\/play\//] }));
precacheAndRoute([...KEPT]);
cleanupOutdatedCaches();
clientsClaim();
