/**
 * `npm run dev`: the portal for those who change it. What changes is in the open page at once, which keeps its state;
 * the servers start anew when theirs change. Nothing is cached, and the kit's page is at `/senac-portal/_kit`.
 */
import './processes/exit-with-parent.ts';
import { join } from 'node:path';
import { startDeveloped } from './processes/developed-parts.ts';
import { finish, runPortal } from './processes/run-portal.ts';

const env = {
  KIT: '1',
  HTML_CACHE_SECONDS: '0',
  // A style sheet that stands in the page could not be exchanged.
  INLINE_FILES: '0',
  // Of each build the one before is enough, and it is picked up while one still looks at the editor.
  RELEASE_DAYS: '0',
  REFRESH_MS: '300',
  // Those of `npm start` are none of these.
  RELEASES_DIR: '.data/development',
  ...process.env,
};

finish(runPortal(join(import.meta.dirname, '..'), env, startDeveloped));
