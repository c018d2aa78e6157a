import { startPortal } from '@portal/platform/browser/start-portal';
import { portalApp } from './portal-app.tsx';

startPortal(portalApp);
