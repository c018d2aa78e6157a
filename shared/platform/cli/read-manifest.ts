import { readFile } from 'node:fs/promises';
import { errorText } from '@portal/server-kit/error-text';
import { fetchText } from './fetch-text.ts';

type Parsed<Value> =
  | { success: true; data: Value }
  | {
      success: false;
      error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
    };

interface Schema<Value> {
  safeParse(value: unknown): Parsed<Value>;
}

/**
 * Reads what a build describes itself by: the `portal.json` of a release or the `host.json` of a host.
 * @param source its path or URL
 * @param schema `releaseManifest` or `hostFacts`
 * @throws Error in one line that names the source, and the first wrong field
 */
export async function readManifest<Value>(source: string, schema: Schema<Value>): Promise<Value> {
  return parseManifest(source, await readSource(source), schema);
}

/**
 * Returns the text of a manifest.
 * @throws Error in one line that names the source
 */
export async function readSource(source: string): Promise<string> {
  try {
    return await (isUrl(source) ? fetchText(source) : readFile(source, 'utf8'));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Error(`${source} cannot be read: ${isMissing ? 'it is not built' : errorText(error)}`);
  }
}

export const isUrl = (source: string): boolean => /^https?:/.test(source);

/** @throws Error in one line that names the source, and the first wrong field */
export function parseManifest<Value>(source: string, text: string, schema: Schema<Value>): Value {
  const other = `${source} is not what a build describes itself by, or that of an older one`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(other);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error([other, issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}
