import crypto from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from './free-port.ts';

vi.mock('node:crypto', { spy: true });

it('is one that nobody listens at', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  vi.mocked(crypto.randomInt).mockReturnValueOnce(port as never);

  expect(await freePort()).not.toBe(port);
  expect(vi.mocked(crypto.randomInt).mock.calls.length).toBeGreaterThan(1);
});
