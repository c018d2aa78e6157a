import { expect, it, vi } from 'vitest';
import { readUpstream } from './answers.ts';

const upstreams = [
  { prefix: '/api/v1', url: 'http://api:8080/api/v1', personalPaths: ['/auth', '/people'] },
  { prefix: '/storage', url: 'http://api:8080/storage' },
];

it.each([
  ['http://api:8080/api/v1/home', true],
  ['http://api:8080/storage/a.json', true],
  ['http://api:8080/api/v1', false],
  ['http://api:8080/api/v1/../../metrics', false],
  ['http://api:8080/api/v1/%2e%2e/%2e%2e/metrics', false],
  ['http://api:8080/api/v12/home', false],
  ['http://api:8080@evil.example/api/v1/home', false],
  ['http://api:9090/api/v1/home', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['http://api:8080/api/v1/auth/profile', false],
  ['http://api:8080/api/v1/people?nif=1', false],
  ['http://api:8080/api/v1//People', false],
  ['http://api:8080/api/v1/%70eople', false],
  ['http://api:8080/api/v1/peoples', true],
  ['http://api:8080/api/v1/%', false],
])('%s is read: %s', async (url, isRead) => {
  const read = vi.fn(async () => ({ status: 200, body: '{}' }));
  const answer = await readUpstream(read, upstreams)({ url }).catch(() => null);
  expect(answer !== null).toBe(isRead);
  expect(read).toHaveBeenCalledTimes(isRead ? 1 : 0);
});

it.each(['0b7a4c52-6b1f-4f3e-9a53-1d0a8a7a3c11', 'a remote of its own accord'])(
  'the server receives the ID of a request, and no other text: %s',
  async (requestId) => {
    const read = vi.fn(async () => ({ status: 200, body: '{}' }));
    const url = 'http://api:8080/api/v1/home';
    await readUpstream(read, upstreams)({ url, requestId });
    expect(read).toHaveBeenCalledWith({
      url,
      requestId: requestId.startsWith('0b7a') ? requestId : undefined,
    });
  },
);
