import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Portal } from '../processes/run-portal.ts';
import { rebuild } from './rebuild.ts';

const root = join(import.meta.dirname, '../..');

function portal() {
  const done: string[] = [];
  const program = (name: string) => ({ name, args: [], env: {} });
  const group: Portal['group'] = {
    serve: vi.fn(),
    stop: vi.fn(),
    failure: new Promise<never>(() => {}),
    run: async ({ args }) => void done.push(args.join(' ')),
    replace: async ({ name }) => {
      done.push(name);
      return 'http://127.0.0.1';
    },
  };
  return { done, running: { group, remotes: ['mf-psg'], api: program('api'), host: program('host') } };
}

it('starts the api anew when the functions that search the schedule have changed', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { done, running } = portal();

  await rebuild(root, running, ['shared/core/catalogue/search-catalogue.ts'], {});

  expect(done).toEqual(['shared/tooling/build/build.ts host mf-psg', 'api', 'host']);
  expect(said).toHaveBeenCalledWith('host built, mf-psg built, api started anew, host started anew.');
});

it('leaves the api alone when a component has changed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { done, running } = portal();

  await rebuild(root, running, ['shared/ui/skeleton/skeleton.tsx'], {});

  expect(done).toEqual(['shared/tooling/build/build.ts host mf-psg', 'host']);
});
