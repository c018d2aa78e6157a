/**
 * Calls another server of the portal. A redirect is an error, because it could lead to any server within reach. Between
 * two servers, compression costs more processor time than it saves in transfer.
 */
export const fetchWithTimeout = (
  url: string,
  timeoutMs: number,
  { headers, signal }: { headers?: Record<string, string>; signal?: AbortSignal | undefined } = {},
): Promise<Response> =>
  fetch(url, {
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  });

/** Reads the response of another server, which may be endless. @throws Error if it breaks off or exceeds `most` bytes */
export async function readBody(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > most) throw new Error('is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
