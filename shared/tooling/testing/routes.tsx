import path from 'node:path';
import { routesOf } from '@portal/platform/remote';
import { expect } from 'vitest';

/** The folder with the `portal.remote.ts` of a test's remote. */
const [folder = ''] = /^.*?(?=[\\/]src[\\/])/.exec(expect.getState().testPath ?? '') ?? [];
const { default: remote } = await import(/* @vite-ignore */ path.join(folder, 'portal.remote.ts'));

/** Routes of the remote that the test belongs to, as its build creates them. */
export const routes = routesOf(
  remote.routes,
  (name) => import(/* @vite-ignore */ path.join(folder, 'src/pages', name, `${name}.page`)),
);
