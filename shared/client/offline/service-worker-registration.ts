import { serviceWorkerAddress, serviceWorkerScope } from './offline-names.ts';

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
}

/** Registers the portal's service worker; rejects if browser or network prevents it. */
export async function startServiceWorker(): Promise<void> {
  const { installing, waiting, active } = await navigator.serviceWorker.register(createTrustedUrl(), {
    scope: serviceWorkerScope,
  });
  const worker = installing ?? waiting ?? active;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker was not installed.'));
    });
  });
}

/** Unregisters the portal's service worker; one of another application on the origin stays. */
export async function endServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(serviceWorkerScope);
  if (registration && isOwn(registration)) await registration.unregister();
}

function isOwn({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const { scriptURL } = active ?? waiting ?? installing ?? {};
  return scriptURL !== undefined && new URL(scriptURL).pathname === serviceWorkerAddress;
}

/** The only URL that the Trusted Types policy accepts. */
function createTrustedUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => serviceWorkerAddress,
  });
  return (policy?.createScriptURL('') ?? serviceWorkerAddress) as string;
}
