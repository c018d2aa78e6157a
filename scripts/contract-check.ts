/**
 * `npm run contract:check`: reports whether the host that is built here would mount the remotes of the registry, as built here
 * or, for remotes with a URL, as released there. Further paths or URLs of `portal.json` are added, or replace a remote of the same
 * name: `npm run contract:check -- https://…/portal.json`. It ends with 1 if a remote would be rejected.
 */
import './processes/exit-with-parent.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFacts, releaseManifest } from '../shared/platform/build.ts';
import { errorText } from '../shared/server-kit/error-text.ts';
import { checkContract } from './contract/check-contract.ts';
import { readManifest } from './contract/read-manifest.ts';

const root = join(import.meta.dirname, '..');
const registry: { name: string; url?: string; manifest?: string }[] = JSON.parse(
  readFileSync(join(root, 'registry.json'), 'utf8'),
);
const read = (source: string) => readManifest(source, releaseManifest);

try {
  const host = await readManifest(join(root, 'host/dist/host.json'), hostFacts);
  // Remotes of other tooling have no `portal.json`: only their host creates one.
  const sources = registry
    .filter(({ manifest }) => !manifest)
    .map(({ name, url }) => (url ? `${url}/portal.json` : join(root, name, 'dist/portal.json')));
  const added = await Promise.all(process.argv.slice(2).map(read));
  const { lines, broken } = checkContract(host, await Promise.all(sources.map(read)), added);
  console.log(lines.join('\n'));
  console.log(broken.length === 0 ? 'Nobody would break.' : `Would break: ${broken.join(', ')}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
