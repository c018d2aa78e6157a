import { hash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { containerText } from '../../testing/container-text.ts';
import type { ReleaseCode } from './protocol.ts';
import { createRemoteCode, createRemoteEvaluation } from './remote-code.ts';

vi.stubGlobal('__SHARED_VERSIONS__', { react: '19.3.1' });

const routes = "return { './routes': { default: [{ path: '/a' }] } };";
let count = 0;
/** Unique name: the runtime caches releases for the lifetime of the process. */
const release = (source: string, over: Partial<ReleaseCode> = {}): ReleaseCode => ({
  name: 'mf-a',
  version: String(++count),
  paths: ['/a'],
  source,
  sha256: hash('sha256', source),
  exposes: ['routes'],
  ...over,
});

it('code is evaluated once by its digest, and again if it was not available', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const code = release(containerText(routes));
  const ask = vi.fn(async (): Promise<ReleaseCode | null> => code);
  const codeOf = createRemoteCode(createRemoteEvaluation({}), ask);
  const manifest = { name: 'mf-a', server: { file: 'a.cjs', sha256: code.sha256, exposes: ['routes'] } };
  ask.mockResolvedValueOnce(null);
  expect(await codeOf(manifest)).toBeNull();
  const evaluated = await codeOf(manifest);
  expect(evaluated?.routes).toHaveLength(1);
  expect(await codeOf(manifest)).toBe(evaluated);
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockResolvedValueOnce(release('another file', { sha256: code.sha256 }));
  expect(await codeOf({ ...manifest, server: { ...manifest.server, sha256: 'other' } })).toBeNull();
});

it.each([
  ['another file than announced', containerText(routes), { sha256: 'another' }, /not the announced/],
  ['a module that the host does not share', containerText("await shared('vue')"), {}, /vue is not/],
  ['a container without routes', containerText("return { './routes': {} };"), {}, /exports no routes/],
])('%s is rejected', async (_what, source, over, message) => {
  const { evaluate } = createRemoteEvaluation({});
  await expect(evaluate(release(source, over))).rejects.toThrow(message);
});
