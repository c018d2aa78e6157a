import { readFile } from 'node:fs/promises';
import { errorText } from '../../shared/core/server/error-text.ts';

const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * Reads what a build describes itself by: the `portal.json` of a release or the `host.json` of a host.
 * @param source its path or URL
 * @param schema `releaseManifest` or `hostFacts`
 * @throws Error in one line that names the source
 */
export async function readManifest<Value>(
  source: string,
  schema: { parse(value: unknown): Value },
): Promise<Value> {
  let text: string;
  try {
    text = /^https?:/.test(source) ? await fetchText(source) : await readFile(source, 'utf8');
  } catch (error) {
    throw new Error(`${source} cannot be read: ${errorText(error)}`);
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${source} is not what a build describes itself by, or that of an older one`);
  }
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return response.text();
}
