const { createRequire } = require('node:module');
const path = require('node:path');
const { portalBuild } = require('./shared/tooling/build/portal-build.ts');

/** Permitted imports, as in docs/architecture.md. */
const apps = '^(host|mf-[a-z0-9-]+|api|e2e|scripts)/';
const remote = '^(mf-[a-z0-9-]+)/';
const tests = '[.]test[.]tsx?$';
const usesClassicZod =
  '^(api/|host/(config/|server/|portal[.]config)|shared/(server-kit|platform/(build|cli|server))/|shared/platform/contract/portal-config[.])';

/** Imports of the modules of the platform's server, apart from themselves and types. */
const serverRooms = {
  config: [],
  edge: [],
  events: [],
  faults: [],
  files: ['edge', 'pages/page-body', 'previews', 'releases/registry'],
  keeper: ['config', 'events', 'metrics', 'releases'],
  metrics: [],
  pages: ['edge', 'previews', 'workers/page-pool'],
  previews: ['edge'],
  releases: ['events'],
  rendering: [],
  status: ['edge'],
  workers: ['pages', 'rendering'],
};

/** Imports of the packages of shared/, apart from themselves; the platform and the tooling have rules of their own. */
const packageImports = {
  contract: [],
  'server-kit': [],
  client: ['contract/'],
  ui: ['client/', 'contract/'],
  'selection-process': ['client/', 'contract/', 'ui/', 'platform/remote[.]ts$'],
};

/** Files of the portal's own modules that the host brings to all remotes. */
const sharedModules = [...portalBuild.singletons, ...portalBuild.late, ...portalBuild.rendered]
  .filter((name) => name.startsWith('@portal/'))
  .map((name) => createRequire(require.resolve('./shared/tooling/package.json')).resolve(name))
  .map((file) => path.relative(__dirname, file).replaceAll(path.sep, '/').replaceAll('.', '[.]'));

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Modules that need each other are one module, or lack a third.',
      {},
      { circular: true },
    ),
    forbid(
      'resolvable',
      'Every import leads somewhere, but for packages of types alone.',
      {},
      { couldNotResolve: true, pathNot: '^kubernetes-types/' },
    ),
    forbid(
      'host-imports-shared-only',
      'The host knows remotes by their registry entries, never by their code.',
      { path: '^host/' },
      { path: apps, pathNot: '^host/' },
    ),
    forbid(
      'remote-imports-shared-only',
      'A remote is released alone: it never sees another remote, the host or the api.',
      { path: remote },
      { path: apps, pathNot: '^$1/' },
    ),
    forbid(
      'shared-imports-no-app',
      'What all agree on depends on none of them.',
      { path: '^shared/' },
      { path: apps },
    ),
    forbid(
      'api-imports-contract',
      'The API shares the contract and code for servers with the portal, not its user interface; the relevance suite searches as its page does.',
      { path: '^api/', pathNot: '^api/src/search/relevance[.]test[.]ts$' },
      {
        path: ['^(host|mf-[a-z0-9-]+|e2e|scripts|shared)/'],
        pathNot: '^shared/(contract/|server-kit/|tooling/(testing/|free-port[.]ts$))',
      },
    ),
    forbid(
      'tables-through-repositories',
      'Queries stand in repositories, but for what writes and reads whole tables (import, personal data, snapshots) or hands drizzle to a library.',
      {
        path: '^api/src/',
        pathNot: `${tests}|[.](repository|snapshot)[.]ts$|/testing/|^api/src/(db|fuzz|import|personal-data)/|^api/src/(app|http/(log-options|rate-limit|secrets))[.]ts$`,
      },
      {
        path: '(^|/)node_modules/drizzle-orm/|^api/src/db/schema/(?!constraint-names[.])',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'testing-is-for-tests',
      'What helps tests runs nowhere else.',
      {
        pathNot: `${tests}|/testing/|/vitest[.]config[.]ts$|^shared/platform/testing[.]ts$|^(e2e|bench)/`,
      },
      { path: '/testing/|^shared/platform/testing[.]ts$', pathNot: 'node_modules' },
    ),
    forbid(
      'e2e-imports-nothing',
      'End-to-end tests see a black box.',
      { path: '^e2e/' },
      { path: '^(host|mf-[a-z0-9-]+|api|shared|scripts|bench)/' },
    ),
    forbid(
      'examples-stand-apart',
      'A second portal takes the platform, and nothing of this portal.',
      { path: '^examples/' },
      { path: `${apps}|^(bench|shared/(client|contract|selection-process|server-kit|ui))/` },
    ),
    forbid(
      'bench-is-imported-by-nothing',
      'The figures may look at everything; nothing of the portal knows of them, but for their command.',
      { pathNot: '^bench/' },
      { path: '^bench/' },
    ),
    ...Object.entries(packageImports).map(([name, others]) =>
      forbid(
        'package-imports',
        'The table of docs/architecture.md.',
        { path: `^shared/${name}/`, pathNot: tests },
        { path: '^shared/', pathNot: `^shared/(${[`${name}/`, ...others].join('|')})` },
      ),
    ),
    forbid(
      'create-remote-stands-alone',
      'npm downloads it to create a remote, and nothing else; only its templates import what a remote may.',
      { path: '^shared/create-remote/(?!templates/)', pathNot: tests },
      { path: '.', pathNot: '^shared/create-remote/', dependencyTypesNot: ['core'] },
    ),
    ...[{ dependencyTypes: ['core'] }, { path: '(^|/)node_modules/(react|react-dom|@tanstack)/' }].map((to) =>
      forbid(
        'contract-runs-everywhere',
        'The contract needs neither a browser, Node nor React; only the sanitiser has a version for servers.',
        { path: '^shared/contract/', pathNot: `${tests}|/testing/|/rich-text/sanitise[.]server[.]ts$` },
        to,
      ),
    ),
    forbid(
      'shared-modules-by-their-names',
      'The host brings one copy of these to all remotes (shared/tooling/build/portal-build.ts), by their names: a path brings another, with contexts and stores of its own.',
      { path: '^shared/(client|contract|ui)/([^/]+)/', pathNot: tests },
      {
        path: `^(${sharedModules.join('|')})$`,
        pathNot: '^shared/$1/$2/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'browser-without-tooling',
      'What runs in a browser never brings what builds and tests it.',
      {
        path: '^(mf-[a-z0-9-]+|host/src|host/render)/',
        // The build reads the declaration of a remote.
        pathNot: `${tests}|/testing/|rspack[.]config[.]ts$|portal[.]remote[.]ts$`,
      },
      {
        path: '^shared/(tooling/|platform/(build|cli|testing)(/|[.]ts$))',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'browser-without-server',
      'What the host shows does not know how it is served.',
      { path: '^(host/src|mf-[a-z0-9-]+/src|shared/platform/(app|browser|remote|runtime))/', pathNot: tests },
      { path: '^(host/(server|render)/|shared/(server-kit/|platform/(server/|(host|render)[.]ts$)))' },
    ),
    forbid(
      'browser-without-configuration',
      'Of the facts of the portal browsers download the menus; all others would cost visitors bytes, or bring what checks them.',
      { path: '^host/src/', pathNot: tests },
      { path: '^host/(portal[.]config[.]ts$|config/(?!menus[.]ts$))', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'renderer-is-built',
      'The workers are bundled: the main thread loads the built file, and knows of rendering nothing but types.',
      {
        path: '^(host|shared/platform)/server/',
        pathNot: `^shared/platform/server/(rendering/|workers/worker[.]ts$)|/testing/|${tests}`,
      },
      {
        path: '^(shared/platform/(server/rendering/|render[.]ts$)|host/render/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'platform-knows-no-portal',
      'Another institution takes the platform as it is: no import leads from it to this portal, not even through others.',
      { path: '^shared/platform/', pathNot: tests },
      { path: `${apps}|^shared/(?!platform/|server-kit/)`, reachable: true },
    ),
    forbid(
      'platform-contract-alone',
      'What host and remotes agree on depends on no side.',
      { path: '^shared/platform/contract/', pathNot: tests },
      { path: '^shared/platform/(?!contract/)' },
    ),
    ...Object.entries(serverRooms).map(([room, others]) =>
      forbid(
        'server-rooms',
        'The table of shared/platform/server/README.md.',
        { path: `^shared/platform/server/${room}/`, pathNot: tests },
        {
          path: '^shared/platform/server/[a-z-]+/',
          pathNot: `^shared/platform/server/(${[room, ...others].join('|')})(/|[.])`,
          dependencyTypesNot: ['type-only'],
        },
      ),
    ),
    forbid(
      'decisions-are-pure',
      'What decides about releases reads, writes and asks for nothing.',
      {
        path: '^shared/platform/(contract/|server/releases/(decide-active-releases|release-record)[.]ts$)',
        pathNot: tests,
      },
      { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|path)$' },
    ),
    forbid(
      'platform-build-alone',
      'What builds runs nothing of what it builds.',
      { path: '^shared/platform/build/', pathNot: tests },
      { path: '^shared/platform/(app|browser|remote|runtime|server|cli)/' },
    ),
    forbid(
      'platform-by-its-doors',
      'What the platform is made of may change: everybody else takes it by the doors that its package.json names, but for the bench and the command that packs.',
      { pathNot: '^(shared/platform|bench)/|^scripts/packages[.]ts$' },
      {
        path: '^shared/platform/',
        pathNot: '^shared/platform/((remote|pages|host|browser|render|build|testing)[.]ts$|cli/)',
      },
    ),
    forbid(
      'doors-are-for-others',
      'Within the platform, modules import each other.',
      { path: '^shared/platform/' },
      { path: '^shared/platform/(remote|pages|host|browser|render|build|testing)[.]ts$' },
    ),
    forbid(
      'shared-by-its-exports',
      "The packages of shared/ are reached through the paths of their package.json, written '@portal/…'.",
      { path: apps, pathNot: '^scripts/' },
      { path: '^shared/', dependencyTypes: ['local'] },
    ),
    forbid(
      'shared-packages-by-their-exports',
      'The packages of shared/ reach each other as everybody else does.',
      { path: '^shared/([a-z]+)/' },
      { path: '^shared/', pathNot: '^shared/$1/', dependencyTypes: ['local'] },
    ),
    forbid(
      'zod-mini-elsewhere',
      'Browsers load one Zod, the small one; so do modules that browsers and servers share.',
      { pathNot: usesClassicZod },
      { path: '(^|/)node_modules/zod/(?!mini/)' },
    ),
    forbid(
      'zod-on-servers',
      'Servers use the complete Zod, never both in one module; schemas of the contract work with either.',
      { path: usesClassicZod },
      { path: '(^|/)node_modules/zod/(v4/)?mini/' },
    ),
    ...[
      {
        path: '(^|/)node_modules/(react|react-dom|react-router|react-router-dom|@tanstack/react-query)/|^shared/(ui|selection-process/(data|pages|parts))/',
      },
      { path: '^shared/platform/remote[.]ts$', dependencyTypesNot: ['type-only'] },
    ].map((to) =>
      forbid(
        'domain-without-react',
        'Decisions are plain functions; components only show them.',
        { path: '/domain/|^shared/selection-process/rules/', pathNot: tests },
        to,
      ),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.css', '.json'],
    },
  },
};
