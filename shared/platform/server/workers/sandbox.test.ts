import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { createProxyFetch } from './sandbox.ts';

const file = pathToFileURL(path.join(import.meta.dirname, 'sandbox.ts')).href;

/** Evaluates an expression in a process that is a sandbox. */
function evaluate(expression: string): unknown {
  const script = `
    import process from 'node:process';
    import { sandbox } from ${JSON.stringify(file)};
    sandbox({ modules: {}, fetch: async () => {} });
    console.log(JSON.stringify(${expression}));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return stdout ? JSON.parse(stdout) : stderr;
}

it('even with `process`, signals reach no other process', () => {
  const methods = ['kill', '_kill', '_debugProcess', '_debugEnd'];
  expect(evaluate(`${JSON.stringify(methods)}.map((name) => typeof process[name])`)).toEqual(
    methods.map(() => 'undefined'),
  );
});

it('requests only anonymous reads, no data of candidates and no changes', async () => {
  const read = vi.fn(async () => ({ status: 200, body: '{"data":"read"}' }));
  const fetch = createProxyFetch(read);
  const url = 'http://api.example/api/v1/home';
  expect(JSON.parse(await (await fetch(url, {})).text())).toEqual({ data: 'read' });
  expect(await (await fetch(url)).json()).toEqual({ data: 'read' });
  for (const init of [{ headers: { authorization: 'Bearer x' } }, { method: 'PUT' }])
    await expect(fetch(url, init)).rejects.toThrow('only read');
  expect(read).toHaveBeenCalledTimes(2);
});
