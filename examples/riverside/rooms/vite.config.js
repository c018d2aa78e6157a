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
      // Modules that the host brings are never parsed: nothing is to be waited for.
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
