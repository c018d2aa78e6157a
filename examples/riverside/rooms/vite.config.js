import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // The portal serves the files from its own origin.
  base: './',
  build: { rollupOptions: { input: 'src/routes.jsx' } },
  esbuild: { jsx: 'automatic' },
  plugins: [
    federation({
      name: 'rooms',
      filename: 'remoteEntry.js',
      manifest: true,
      dts: false,
      exposes: { './routes': './src/routes.jsx', './slots/free-rooms': './src/free-rooms.jsx' },
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
        'react-router-dom': { singleton: true },
      },
    }),
  ],
});
