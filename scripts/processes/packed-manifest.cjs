/** pnpm's hook while `npm run packages` packs: the manifests name compiled files instead of sources. */
const compile = (target) =>
  typeof target === 'string'
    ? target.replace(/^\.\//, './dist/').replace(/(?<!\.d)\.tsx?$/, '.js')
    : Object.fromEntries(Object.entries(target).map(([name, file]) => [name, compile(file)]));

/** Libraries of tests are dependencies elsewhere; here, `npm start` installs without them. */
const isTooling = ({ name }) => name === '@portal/tooling';

function beforePacking({ private: _, scripts, devDependencies, exports, bin, sideEffects, ...manifest }) {
  return {
    ...manifest,
    ...(isTooling(manifest) && { dependencies: { ...manifest.dependencies, ...devDependencies } }),
    ...(bin && { bin: compile(bin) }),
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map(compile) : sideEffects,
    // The host is no library: `portal dev` runs its server.
    exports: exports ? compile(exports) : { './package.json': './package.json' },
    files: [exports ? 'dist' : '.cache/package'],
  };
}

module.exports = { hooks: { beforePacking } };
