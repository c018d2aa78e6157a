import { expect, it, vi } from 'vitest';
import { endServiceWorker } from './service-worker-registration.ts';

const own = 'https://portal.test/senac-portal/assets/service-worker.js';
const foreign = 'https://portal.test/agenda/worker.js';

it.each([
  ['its own', { '/': own }, []],
  ['its own beside another application', { '/': own, '/agenda/': foreign }, ['/agenda/']],
  ['none of another application', { '/': foreign }, ['/']],
])('ends %s', async (_, workers: Record<string, string>, staying) => {
  const scripts = new Map(Object.entries(workers));
  // Browsers return the registration with the longest matching scope.
  const getRegistration = async (address: string) => {
    const scope = [...scripts.keys()].sort().findLast((each) => address.startsWith(each));
    return (
      scope && {
        active: { scriptURL: scripts.get(scope) },
        unregister: async () => scripts.delete(scope),
      }
    );
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  await endServiceWorker();
  expect([...scripts.keys()]).toEqual(staying);
});
