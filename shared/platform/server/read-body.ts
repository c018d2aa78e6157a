/**
 * Reads the response of another server, which may be endless.
 * @param most maximum number of bytes
 * @throws Error if the response breaks off or is larger
 */
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
