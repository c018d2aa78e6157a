/** The portal's server under `node --watch`, which then starts it anew when the host has been built anew, too. */
await import(new URL('../dist/host.json', import.meta.url).href, { with: { type: 'json' } });
await import('./main.ts');
