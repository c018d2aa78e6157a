import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const fromHost = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

export default defineConfig({
  base: './',
  build: { target: 'es2022', rollupOptions: { input: 'src/routes.jsx' } },
  esbuild: { jsx: 'automatic' },
  plugins: [
    federation({
      name: 'rooms',
      filename: 'remoteEntry-[hash].js',
      manifest: true,
      dts: false,
      // The host brings the shared modules, which are never parsed, so that there is no wait.
      moduleParseIdleTimeout: 1,
      exposes: { './routes': './src/routes.jsx', './slots/free-rooms': './src/free-rooms.jsx' },
      shared: {
        react: fromHost('^19.0.0'),
        'react-dom': fromHost('^19.0.0'),
        'react-router-dom': fromHost('^7.0.0'),
      },
    }),
  ],
});
