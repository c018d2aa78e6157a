import { expect, it } from 'vitest';
import { limitRequest } from './page-pool.ts';

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
])('%s is read: %s', (url, isRead) => {
  const limit = () => limitRequest({ url }, upstreams);
  if (isRead) expect(limit()).toMatchObject({ url });
  else expect(limit).toThrow();
});

it.each(['0b7a4c52-6b1f-4f3e-9a53-1d0a8a7a3c11', 'a remote of its own accord'])(
  'the server receives the ID of a request, and no other text: %s',
  (requestId) => {
    const request = limitRequest({ url: 'http://api:8080/api/v1/home', requestId }, upstreams);
    expect(request.requestId).toBe(requestId.startsWith('0b7a') ? requestId : undefined);
  },
);
