/**
 * `npm run dev`: the portal as `npm start` runs it, for those who change it: without caches, with the kit's page at
 * `/senac-portal/_kit`, and built again when a source changes. The browser is reloaded by hand.
 */
import './processes/exit-with-parent.ts';
import { join } from 'node:path';
import { finish, runPortal } from './processes/run-portal.ts';
import { rebuild } from './watching/rebuild.ts';
import { watchSources } from './watching/watch-sources.ts';

const root = join(import.meta.dirname, '..');
// Of each build the one before is enough, and it is picked up while one still looks at the editor.
const env = { KIT: '1', HTML_CACHE_SECONDS: '0', RELEASE_DAYS: '0', REFRESH_MS: '300', ...process.env };

finish(
  runPortal(root, env, (portal) => {
    watchSources(root, ['host', ...portal.remotes, 'shared', 'api'], (paths) =>
      rebuild(root, portal, paths, env),
    );
  }),
);
