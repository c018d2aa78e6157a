import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { evaluateRemote } from './evaluate-remote.ts';
import type { ReleaseCode } from './protocol.ts';

const good = "module.exports = { routes: [{ path: '/a' }], slots: {} };";
const release = (source: string): ReleaseCode => ({
  name: 'mf-a',
  version: '1',
  source,
  sha256: createHash('sha256').update(source).digest('hex'),
});

describe('evaluating a remote on the server', () => {
  it('gives it the host’s singletons', () => {
    const source =
      "const react = require('react'); module.exports = { routes: [{ element: react.mark }], slots: {} };";
    const { routes } = evaluateRemote(release(source), { react: { mark: 'one' } });
    expect(routes[0]?.element).toBe('one');
  });

  it.each([
    ['a file that is not the announced one', good, 'another hash', /not the announced file/],
    ['a module that the host does not share', "require('left-pad')", undefined, /left-pad is not shared/],
    ['a module of Node', "require('node:fs')", undefined, /not for remotes/],
    ['a file without routes', 'module.exports = {}', undefined, /exports no routes/],
  ])('refuses %s', (_what, source, hash, message) => {
    expect(() => evaluateRemote({ ...release(source), ...(hash && { sha256: hash }) }, {})).toThrow(message);
  });
});
