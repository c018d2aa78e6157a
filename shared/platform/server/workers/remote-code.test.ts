import { hash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { containerText } from '../../testing/container-text.ts';
import type { ReleaseCode } from './protocol.ts';
import { createRemoteEvaluation } from './remote-code.ts';

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

it('a release is evaluated again once it has been forgotten', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { evaluate, forget } = createRemoteEvaluation({});
  const code = release(containerText(routes));
  const [first, known] = [await evaluate(code), await evaluate(code)];
  forget(code);
  const again = await evaluate(code);
  expect([known.routes === first.routes, again.routes === first.routes]).toEqual([true, false]);
});

it.each([
  ['another file than announced', containerText(routes), { sha256: 'another' }, /not the announced/],
  ['a module that the host does not share', containerText("await shared('vue')"), {}, /vue is not/],
  ['a container without routes', containerText("return { './routes': {} };"), {}, /exports no routes/],
])('%s is rejected', async (_what, source, over, message) => {
  const { evaluate } = createRemoteEvaluation({});
  await expect(evaluate(release(source, over))).rejects.toThrow(message);
});
