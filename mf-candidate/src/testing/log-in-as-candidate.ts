import { configureApi } from '@portal/shared/api';
import { endSession, startSession } from '@portal/shared/session';
import { afterEach, beforeEach } from 'vitest';

/** Jaciara is logged in during each test of the file or the `describe`; the server is forgotten after it. */
export function logInAsCandidate(): void {
  beforeEach(() => {
    startSession({ id: 1, full_name: 'Jaciara Monteiro' }, 'segredo');
    configureApi({ token: () => 'segredo' });
  });
  afterEach(() => {
    endSession();
    configureApi({ token: () => null });
  });
}
