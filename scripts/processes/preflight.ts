import { connect, createServer } from 'node:net';

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

/**
 * Checks that a PostgreSQL responds at DATABASE_URL: every PostgreSQL responds with one letter to a request for TLS, before any
 * log-in. @throws Error in one line, without the password
 */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  const { hostname, port } = new URL(databaseUrl);
  if (!hostname) return;
  const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) });
  const answered = await new Promise<boolean>((resolve) => {
    socket.setTimeout(RESPONSE_TIMEOUT_MS, () => resolve(false));
    socket.once('connect', () => socket.write(sslRequest));
    socket.once('data', (answer) => resolve('SN'.includes(answer.toString('latin1', 0, 1))));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
  socket.destroy();
  if (!answered) {
    throw new Error(`The database at DATABASE_URL (${hostname}:${port || 5432}) does not answer.`);
  }
}
