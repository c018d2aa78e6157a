import { readFile } from 'node:fs/promises';
import { errorText } from '../../shared/core/server/error-text.ts';
import {
  type HostFacts,
  hostFacts,
  type ReleaseManifest,
  releaseManifest,
} from '../../shared/platform/build.ts';

/** Milliseconds that another server may take. */
const TIME_LIMIT = 10_000;

/**
 * Reads the manifest of a release.
 * @param source path or address of a `portal.json`
 * @throws Error in one line that names the source
 */
export const readManifest = (source: string): Promise<ReleaseManifest> =>
  readAs(source, (value) => releaseManifest.parse(value));

/**
 * Reads what a host offers to remotes.
 * @param source path of its `host.json`
 * @throws Error in one line that names the source
 */
export const readHostFacts = (source: string): Promise<HostFacts> =>
  readAs(source, (value) => hostFacts.parse(value));

async function readAs<Value>(source: string, parse: (value: unknown) => Value): Promise<Value> {
  let text: string;
  try {
    text = /^https?:/.test(source) ? await fetchText(source) : await readFile(source, 'utf8');
  } catch (error) {
    throw new Error(`${source} cannot be read: ${errorText(error)}`);
  }
  try {
    return parse(JSON.parse(text));
  } catch {
    throw new Error(`${source} is not what a build describes itself by, or that of an older one`);
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return response.text();
}
