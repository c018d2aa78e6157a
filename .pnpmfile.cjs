/**
 * The packages of Node name their platform as a text where pnpm reads lists, and would all be installed everywhere. Those of
 * Module Federation would bring webpack and TypeScript, which the workspace has for tests, into every install.
 */
function readPackage(manifest) {
  const name = manifest.name ?? '';
  if (/^node-(linux|win)-/.test(name)) {
    return { ...manifest, os: [manifest.os].flat(), cpu: [manifest.cpu].flat() };
  }
  if (name.startsWith('@module-federation/')) {
    return {
      ...manifest,
      peerDependencies: withoutTools(manifest.peerDependencies),
      peerDependenciesMeta: withoutTools(manifest.peerDependenciesMeta),
    };
  }
  return manifest;
}

const withoutTools = ({ webpack, typescript, ...others } = {}) => others;

module.exports = { hooks: { readPackage } };
