import { expect, it, vi } from 'vitest';
import { endServiceWorker } from './service-worker-registration.ts';

it('ends the one that answers everything, and the one that answers pages alone', async () => {
  const scopes = new Set(['/', '/senac-portal/']);
  // As browsers do: the narrowest that the address is in.
  const getRegistration = async (address: string) => {
    const scope = [...scopes].sort().findLast((each) => address.startsWith(each));
    return scope && { unregister: async () => scopes.delete(scope) };
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  await endServiceWorker();
  expect([...scopes]).toEqual([]);
});
