import { configureApi } from '@portal/client/api';
import { expireSession, readToken } from '@portal/client/session';
import { learnServerTime } from '@portal/contract/clock';
import { readRenderTime, startPortal } from '@portal/platform/browser';
import { config } from 'zod/mini';
import { checkClock } from './check-clock.ts';
import { lazyModules } from './federation/lazy-modules.ts';
import { portalApp } from './portal-app.ts';

// The content security policy forbids `eval`.
config({ jitless: true });
configureApi({
  baseUrl: '/api/v1',
  token: readToken,
  onUnauthorized: expireSession,
  onResponse: learnServerTime,
});
checkClock(readRenderTime());
startPortal({ ...portalApp, late: lazyModules });
