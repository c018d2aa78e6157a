import { startWorker } from '@portal/platform/render';
import { portalApp } from '../src/portal-app.tsx';

export default startWorker({
  ...portalApp,
  head: ({ canonical }) => (canonical ? `<link rel="canonical" href="${canonical}">` : ''),
  // No server of a contract: pages bring their own data.
  connect: () => {},
});
