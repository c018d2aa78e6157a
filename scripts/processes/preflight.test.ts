import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { stallingServer } from '../../shared/tooling/testing/stalling-server.ts';
import { checkApi, checkDatabase, checkPort } from './preflight.ts';

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

  it.each(['S', 'N'])('accepts a PostgreSQL that answers the question for TLS with %s', async (letter) => {
    const port = await listen(createServer((socket) => socket.once('data', () => socket.write(letter))));

    await expect(checkDatabase(`postgres://portal@127.0.0.1:${port}/portal`)).resolves.toBeUndefined();
  });

  it('names a database that does not answer, without its password, and takes no other kind of server for one', async () => {
    await expect(checkDatabase(`postgres://portal:secret@127.0.0.1:${CLOSED}/portal`)).rejects.toThrow(
      new Error(`The database at DATABASE_URL (127.0.0.1:${CLOSED}) does not answer.`),
    );

    const port = await listen(
      createServer((socket) => socket.resume().end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    );

    await expect(checkDatabase(`postgres://127.0.0.1:${port}/portal`)).rejects.toThrow('does not answer');
  });

  it('names a database that accepts connections and stays silent', async () => {
    await using server = await stallingServer('silent');
    const { setTimeout } = Socket.prototype;
    vi.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, _, callback) {
      return setTimeout.call(this, 50, callback);
    });
    await expect(checkDatabase(`postgres://127.0.0.1:${server.port}/portal`)).rejects.toThrow(
      'does not answer',
    );
  });
});
