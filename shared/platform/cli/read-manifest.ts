import { readFile } from 'node:fs/promises';
import { errorText } from '@portal/server-kit/error-text';
import * as z from 'zod';

const RESPONSE_TIMEOUT_MS = 10_000;

/** Remotes of a portal's `registry.json`. Names become parts of URLs and of file names. */
export const listedRemotes = z.object({
  remotes: z.array(z.object({ name: z.string().regex(/^[a-z][a-z0-9-]*$/) })),
});

/** Reads a manifest from a path or URL. @throws Error in one line that names the source, and the first wrong field */
export const readManifest = async <Value>(source: string, schema: z.core.$ZodType<Value>): Promise<Value> =>
  parseManifest(source, await readSource(source), schema);

/** Returns the text of a path or URL. @throws Error in one line that names the source */
export async function readSource(source: string): Promise<string> {
  const text = await readSourceIfFound(source);
  if (text === null)
    throw new Error(`${source} cannot be read: ${isUrl(source) ? 'it answers 404' : 'it is not built'}`);
  return text;
}

/** Returns the text of a path or URL, or null if there is none. @throws Error in one line that names the source */
export async function readSourceIfFound(source: string): Promise<string | null> {
  try {
    if (!isUrl(source)) return await readFile(source, 'utf8');
    const response = await fetch(source, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    return await response.text();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Error(`${source} cannot be read: ${errorText(error)}`);
  }
}

export const isUrl = (source: string): boolean => /^https?:/.test(source);

/** @throws Error in one line that names the source, and the first wrong field */
export function parseManifest<Value>(source: string, text: string, schema: z.core.$ZodType<Value>): Value {
  const other = `${source} is not what a build describes itself by, or that of an older one`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(other);
  }
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error([other, issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}
