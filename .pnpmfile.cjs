/** The packages of Node name their platform as a text where pnpm reads lists, and would all be installed everywhere. */
function readPackage(manifest) {
  if (!/^node-(linux|win)-/.test(manifest.name ?? '')) return manifest;
  return { ...manifest, os: [manifest.os].flat(), cpu: [manifest.cpu].flat() };
}

module.exports = { hooks: { readPackage } };
