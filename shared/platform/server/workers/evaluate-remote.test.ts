import { hash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { containerText } from '../../testing/container-text.ts';
import { createRemoteEvaluation } from './evaluate-remote.ts';
import type { ReleaseCode } from './protocol.ts';

vi.stubGlobal('__SHARED_VERSIONS__', { react: '19.3.1' });

const routes = "return { './routes': { default: [{ path: '/a' }] } };";
let count = 0;
/** Another one each time: the runtime remembers releases for all of a process. */
const release = (source: string, over: Partial<ReleaseCode> = {}): ReleaseCode => ({
  name: 'mf-a',
  version: String(++count),
  paths: ['/a'],
  source,
  sha256: hash('sha256', source),
  exposes: ['routes'],
  ...over,
});

it('two releases of a remote live side by side, each with all that it exposes and the host’s modules', async () => {
  const { evaluate } = createRemoteEvaluation({ react: { version: '19' } });
  const remoteAt = (path: string) =>
    containerText(`const { version } = await shared('react'); return {
      './routes': { default: [{ path: '${path}' }] },
      './slots/side': { default: () => '${path}' },
      './listing': { default: ['${path}', version] },
    };`);
  const exposes = ['routes', 'slots/side', 'listing'];
  const [before, after] = await Promise.all([
    evaluate(release(remoteAt('/old'), { version: 'before', exposes })),
    evaluate(release(remoteAt('/new'), { version: 'after', exposes })),
  ]);
  expect([before, after].map((remote) => remote.routes[0]?.path)).toEqual(['/old', '/new']);
  expect(Object.keys(after.slots)).toEqual(['side']);
  expect(before.listing).toEqual(['/old', '19']);
});

it('a release is evaluated anew once it has been forgotten', async () => {
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
  ['a module of Node', "require('node:fs')", {}, /node:fs is not for remotes/],
  ['a container without routes', containerText("return { './routes': {} };"), {}, /exports no routes/],
  ['what is no container', 'module.exports = {};', {}, /mf-a@/],
])('%s is refused', async (_what, source, over, message) => {
  const { evaluate } = createRemoteEvaluation({});
  await expect(evaluate(release(source, over))).rejects.toThrow(message);
});
