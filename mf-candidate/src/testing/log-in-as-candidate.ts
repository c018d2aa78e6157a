import { configureApi } from '@portal/client/api';
import { endSession, startSession } from '@portal/client/session';
import { afterEach, beforeEach } from 'vitest';

/** Logs in as Jaciara for each test of the file or the `describe` and resets the server after it. */
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
