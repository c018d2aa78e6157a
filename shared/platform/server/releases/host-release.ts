import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isHashed } from '@portal/server-kit/immutable-file';
import { CONTRACT_VERSION, type ReleaseManifest } from '../../contract/release-manifest.ts';
import { HOST_RELEASE } from './registry.ts';
import { newestFirst, withActive, withoutReleases, withPublished } from './release-record.ts';
import type { Store } from './store.ts';

/** The current build and the two before it, whose tabs keep working. */
const MAX_BUILDS = 3;

/** Stores the hashed browser files of the host's build as a release, for tabs that still use them after the next one. */
export async function storeHostRelease(store: Store, assets: string): Promise<void> {
  const manifest = await describeHostBuild(assets);
  if (Object.keys(manifest.files).length === 0) return;
  const bytes = Buffer.from(JSON.stringify(manifest));
  const { digest } = await store.add(manifest, bytes, (file) =>
    readFile(path.join(assets, file.slice('web/'.length))),
  );
  const { version } = manifest;
  const now = Date.now();
  const published = { now, digest, signedBy: null, failedPart: null, commitTime: null };
  const record = withActive(withPublished(store.record(HOST_RELEASE), version, published), version, {
    allKnown: true,
    now,
  });
  await store.save(HOST_RELEASE, withoutReleases(record, newestFirst(record).slice(MAX_BUILDS)));
}

/** Only the files of this manifest have a meaning. */
async function describeHostBuild(assets: string): Promise<ReleaseManifest> {
  const names = (await readdir(assets)).filter(isHashed).sort();
  const files: ReleaseManifest['files'] = {};
  for (const name of names) {
    const content = await readFile(path.join(assets, name));
    files[`web/${name}`] = { sha256: hash('sha256', content), size: content.length };
  }
  return {
    name: HOST_RELEASE,
    team: HOST_RELEASE,
    contract: CONTRACT_VERSION,
    version: hash('sha256', JSON.stringify(files)).slice(0, 12),
    commit: null,
    paths: [],
    entry: names[0] ?? '',
    routes: { js: [], css: [] },
    pages: {},
    slots: {},
    server: null,
    files,
    shared: {},
  };
}
