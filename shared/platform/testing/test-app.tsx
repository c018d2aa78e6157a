import type { WorkerPortal } from '../server/workers/worker.ts';
import { testPortal } from './test-portal.ts';

/** The shell of a portal of nobody, for tests. */
export const testApp: WorkerPortal = {
  basePath: testPortal.basePath,
  version: 'test',
  Shell: ({ children }) => (
    <>
      <header>the portal</header>
      <main>{children}</main>
    </>
  ),
  Pending: () => <p>pending</p>,
  Failure: () => <p>failed</p>,
  modules: {},
  head: ({ canonical, noindex }) =>
    [
      noindex && '<meta name="robots" content="noindex">',
      canonical && `<link rel="canonical" href="${canonical}">`,
    ]
      .filter(Boolean)
      .join(''),
  connect: () => {},
};
