import { describe, expect, it, vi } from 'vitest';
import { consuming } from './lean-container.ts';

/** As Rspack writes it. */
const consumed = (module: string, initial = '[]') =>
  `
__webpack_require__.consumesLoadingData = { chunkMapping: {"7":["12"],"8":["12"]}, moduleIdToConsumeDataMapping: {"12": { shareScope: "default", ${module}, fallback: undefined, treeShakingMode: null }}, initialConsumes: ${initial} };
var more = 1;`;

const module =
  'shareKey: "react", import: null, requiredVersion: "^19.3.0", strictVersion: true, singleton: true, eager: false';

type Module = { exports: unknown };

/** A build's runtime with what a host offers, by name and version. */
function runtime(offered: Record<string, Record<string, unknown>>) {
  const host = {
    f: {} as { consumes(chunk: string, promises: unknown[]): void },
    m: {} as Record<string, (module: Module) => void>,
    c: {},
    S: { default: offered },
    o: Object.hasOwn,
  };
  new Function('__webpack_require__', consuming(consumed(module)))(host);
  return {
    ask(chunk: string): Promise<unknown> | null {
      const promises: unknown[] = [];
      host.f.consumes(chunk, promises);
      return promises.length > 0 ? Promise.all(promises) : null;
    },
    evaluate(): unknown {
      const made: Module = { exports: null };
      host.m['12']?.(made);
      return made.exports;
    },
  };
}

const at = (version: string, get: () => unknown) => ({ react: { [version]: { get } } });

describe('a remote gets from the host what it was built without', () => {
  it.each(['19.3.0', '19.3.1', '19.10.0'])('where version %s is there at once', (version) => {
    const { ask, evaluate } = runtime(at(version, () => () => 'React'));
    expect([ask('7'), ask('9')]).toEqual([null, null]);
    expect(evaluate()).toBe('React');
  });

  it.each(['18.9.0', '19.2.9', '20.3.0', '19.3.0-canary', '', null])('but not where it is %s', (version) => {
    const { ask, evaluate } = runtime(version === null ? {} : at(version, () => () => 'React'));
    expect(ask('7')).toBeNull();
    expect(evaluate).toThrow('The host brings no react ^19.3.0');
  });

  it('once it has come, fetched once for all chunks, and asked for again where it did not come', async () => {
    const fetch = vi.fn(async () => () => 'React').mockRejectedValueOnce(new Error('offline'));
    const { ask, evaluate } = runtime(at('19.3.0', fetch));
    await ask('7');
    expect(evaluate).toThrow('offline');
    await Promise.all([ask('7'), ask('8')]);
    ask('7');
    expect(evaluate()).toBe('React');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

it.each([
  ['another range', consumed(module.replace('^19.3.0', '>=19'))],
  ['not as the one of its kind', consumed(module.replace('singleton: true', 'singleton: false'))],
  ['before there is a host', consumed(module, '["12"]')],
  ['in another way of writing', 'var consumes = 1;'],
])('a build ends that shares by %s', (_, original) => {
  expect(() => consuming(original)).toThrow();
});
