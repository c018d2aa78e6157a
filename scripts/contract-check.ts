/**
 * `npm run contract:check` says whether the host that is built here would mount the remotes of the registry, as they are
 * built here or, for those with an address, as they are released there. Further paths or addresses of `portal.json`
 * are taken besides, or in place of those of the same name: `npm run contract:check -- https://…/portal.json`.
 * It ends with 1 when any would be refused.
 */
import './processes/exit-with-parent.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from '../shared/core/server/error-text.ts';
import { checkContract } from './contract/check-contract.ts';
import { readHostFacts, readManifest } from './contract/read-manifest.ts';

const root = join(import.meta.dirname, '..');
const registry: { name: string; url?: string; manifest?: string }[] = JSON.parse(
  readFileSync(join(root, 'registry.json'), 'utf8'),
);

try {
  const host = await readHostFacts(join(root, 'host/dist/host.json'));
  // What other tooling builds has no `portal.json`: its host alone makes one.
  const sources = registry
    .filter(({ manifest }) => !manifest)
    .map(({ name, url }) => (url ? `${url}/portal.json` : join(root, name, 'dist/portal.json')));
  const mounted = await Promise.all(sources.map(readManifest));
  const asking = await Promise.all(process.argv.slice(2).map(readManifest));
  const { lines, broken } = checkContract(host, mounted, asking);
  console.log(lines.join('\n'));
  console.log(broken.length === 0 ? 'Nobody would break.' : `Would break: ${broken.join(', ')}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
