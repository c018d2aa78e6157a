/** Starts the portal's server under `node --watch`, which restarts it after each build of the host. */
await import(new URL('../dist/host.json', import.meta.url).href, { with: { type: 'json' } });
await import('./main.ts');
