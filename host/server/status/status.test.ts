import { expect, it } from 'vitest';
import { usePortalOfReleases } from '../testing/portal-of-releases.ts';

const { stopRemotes, get, heard, oneRemote } = usePortalOfReleases();

it('the status tells strangers no address', async () => {
  await oneRemote();
  await stopRemotes();
  await heard('unreachable');
  for (const answer of [await get('/_status?format=json'), await get('/_status', { accept: 'text/html' })]) {
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Equipe');
    expect(answer.text).toContain('o servidor do remoto não responde');
    expect(answer.text).not.toMatch(/127\.0\.0\.1|https?:|ECONN|\/tmp/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});
