/**
 * `npm run contract:check`: reports whether the host that is built here would mount the remotes of the registry, as built here
 * or, for remotes with a URL, as released there. Further paths or URLs of `portal.json` are added, or replace a remote of the same
 * name: `npm run contract:check -- https://…/portal.json`. It ends with 1 if a remote would be rejected.
 *
 * `--against https://…/senac-portal` checks the remotes built here against a running portal instead. With `--browser` it also
 * opens a page of each remote of that portal.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Budget, hostFacts, releaseManifest } from '../shared/platform/build.ts';
import { checkAgainst, checkContract } from '../shared/platform/cli/check.ts';
import { createCommand, runCommand } from '../shared/platform/cli/command.ts';
import { readManifest } from '../shared/platform/cli/read-manifest.ts';
import { ensureBrowser } from './checks/find-browser.ts';
import { readOwnRemotes } from './processes/read-own-remotes.ts';

const root = join(import.meta.dirname, '..');
const built = (name: string) => join(root, name, 'dist/portal.json');

/** Checks the remotes of the registry against the host that is built here. */
async function checkHere(added: readonly string[]) {
  const registry: { name: string; url?: string; manifest?: string; budget?: Budget }[] = JSON.parse(
    readFileSync(join(root, 'registry.json'), 'utf8'),
  );
  const read = (source: string) => readManifest(source, releaseManifest);
  const host = await readManifest(join(root, 'host/dist/host.json'), hostFacts);
  // Remotes of other tooling have no `portal.json`: only their host creates one.
  const sources = registry
    .filter(({ manifest }) => !manifest)
    .map(({ name, url }) => (url ? `${url}/portal.json` : built(name)));
  const budgets = Object.fromEntries(registry.map(({ name, budget }) => [name, budget]));
  const [mounted, further] = await Promise.all([sources, added].map((all) => Promise.all(all.map(read))));
  return checkContract(host, mounted ?? [], further, { budgets });
}

const contractCheck = createCommand(
  'npm run contract:check -- [--against URL [--browser]] [FILE …]',
  { against: { type: 'string' }, browser: { type: 'boolean' } },
  async ({ against, browser }, files) => {
    if (browser && !against) return false;
    const { lines, broken } = await (against
      ? checkAgainst(against, files.length > 0 ? files : readOwnRemotes(root).map(built))
      : checkHere(files));
    if (against && browser) {
      const { checkPages } = await import('./checks/check-pages.ts');
      const pages = await checkPages(against, await ensureBrowser());
      lines.push(...pages.lines);
      broken.push(...pages.broken);
    }
    console.log(lines.join('\n'));
    console.log(broken.length === 0 ? 'Nobody would break.' : `Would break: ${broken.join(', ')}`);
    process.exitCode = broken.length === 0 ? 0 : 1;
  },
);

await runCommand(contractCheck, process.argv.slice(2));
