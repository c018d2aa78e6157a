import { startPortal } from '@portal/platform/browser';
import { portalApp } from './portal-app.tsx';

startPortal(portalApp);
