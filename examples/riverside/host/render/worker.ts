import { startWorker } from '@portal/platform/render';
import { portalApp } from '../src/portal-app.tsx';

startWorker({
  ...portalApp,
  head: ({ canonical }) => (canonical ? `<link rel="canonical" href="${canonical}">` : ''),
  // There is no API: pages contain their data.
  connect: () => {},
});
