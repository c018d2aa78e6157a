import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkApi, checkPort } from './preflight.ts';

async function listen(server: Server): Promise<number> {
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Returns a port without a server: a port that was free before may be in use by now. */
const CLOSED = 2;

describe('before the start', () => {
  it('accepts a free port, and names one that is taken and a way out', async () => {
    await expect(checkPort(0, '127.0.0.1')).resolves.toBeUndefined();
    const port = await listen(createServer());

    await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is already in use: set PORT to another one, for example PORT=${port + 1}.`,
    );
  });

  it('accepts an API that answers, whatever it answers, and names one that is down', async () => {
    const port = await listen(createHttpServer((_, response) => response.writeHead(404).end()));
    await expect(checkApi(`http://127.0.0.1:${port}`)).resolves.toBeUndefined();

    const url = `http://127.0.0.1:${CLOSED}`;
    await expect(checkApi(url)).rejects.toThrow(`The server at API_URL (${url}) does not answer.`);
  });
});
