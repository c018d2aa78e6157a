import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FuzzCall } from './fuzz-calls.ts';

/** Decompressed response. */
export type FuzzAnswer = { status: number; type: string; text: string };

/** @param openSession opens a session for each request, because it may end its own */
export function createSender(url: string, openSession: () => Promise<string>) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });

  async function send({ method, path, headers, body, loggedIn }: FuzzCall): Promise<FuzzAnswer> {
    const session = loggedIn && { authorization: `Bearer ${await openSession()}` };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { agent, host: hostname, port, method, path };
      const length = body && { 'content-length': body.length };
      request({ ...options, headers: { ...headers, ...length, ...session } }, resolve)
        .on('error', reject)
        .end(body ?? undefined);
    });
    const sent = await buffer(answer);
    const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[answer.headers['content-encoding'] ?? ''];
    const text = (unpack && sent.length > 0 ? unpack(sent) : sent).toString();
    return { status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text };
  }

  return { send, close: () => agent.destroy() };
}
