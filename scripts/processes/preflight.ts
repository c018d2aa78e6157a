import { createServer } from 'node:net';

const RESPONSE_TIMEOUT_MS = 5_000;

/** Checks that a port is available. @throws Error in one line */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${error.code})`;
      reject(new Error(`Port ${port} ${reason}: set PORT to another one, for example PORT=${port + 1}.`));
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** Checks that a server responds at API_URL, with any status. @throws Error in one line */
export async function checkApi(url: string): Promise<void> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS), redirect: 'manual' });
  } catch {
    throw new Error(`The server at API_URL (${url}) does not answer.`);
  }
}
