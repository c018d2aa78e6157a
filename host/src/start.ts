import { startPortal } from '@portal/platform/browser';
import { configureApi } from '@portal/shared/api';
import { expireSession, readToken } from '@portal/shared/session';
import { config } from 'zod/mini';
import { lateModules } from './federation/late-modules.ts';
import { portalApp } from './portal-app.ts';

// The content security policy forbids evaluating text as code.
config({ jitless: true });
configureApi({ baseUrl: '/api/v1', token: readToken, onUnauthorized: expireSession });
startPortal({ ...portalApp, late: lateModules });
