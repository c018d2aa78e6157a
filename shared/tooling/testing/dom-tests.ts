/** Vitest's settings for tests that render pages: `defineConfig({ test: domTests })`. They need `jsdom`. */
export const domTests = {
  environment: 'jsdom',
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  setupFiles: ['@portal/tooling/testing/setup-dom'],
  // Node cannot import the style sheets of the packages.
  server: { deps: { inline: [/@portal\//] } },
};
