import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';

const project = join(import.meta.dirname, '..');

/** Allowed imports of a small workspace. */
const allowed: Record<string, string> = {
  'tsconfig.json': '{}',
  'node_modules/react/package.json': '{"name":"react","main":"index.js"}',
  'node_modules/react/index.js': '',
  'node_modules/zod/package.json': '{"name":"zod","exports":{".":"./index.js","./mini":"./mini/index.js"}}',
  'node_modules/zod/index.js': '',
  'node_modules/zod/mini/index.js': '',
  'shared/contract/package.json': '{"name":"@portal/contract","exports":{"./*":"./*.ts"}}',
  'shared/server-kit/package.json': '{"name":"@portal/server-kit","exports":{"./*":"./*.ts"}}',
  'shared/client/package.json': '{"name":"@portal/client","exports":{"./*":"./*/*.ts"}}',
  'shared/selection-process/package.json': '{"name":"@portal/selection-process","exports":{"./*":"./*.ts"}}',
  'shared/ui/package.json': '{"name":"@portal/ui","exports":{"./*":"./*/*.tsx"}}',
  'shared/tooling/package.json': '{"name":"@portal/tooling","exports":{"./*":"./*.ts"}}',
  'shared/platform/package.json':
    '{"name":"@portal/platform","exports":{"./remote":"./remote.ts","./host":"./host.ts","./render":"./render.ts","./build":"./build.ts"}}',
  'shared/create-remote/create-remote.ts': "import 'node:fs';",
  'shared/create-remote/templates/remote/src/page.tsx': "import '@portal/ui/button';",
  'shared/contract/endpoints/courses.ts': "import 'zod/mini'; export const courses = 1;",
  'shared/contract/catalogue/search.ts': "import '../endpoints/courses.ts';",
  'shared/contract/rich-text/sanitise.server.ts': "import 'node:crypto';",
  'shared/server-kit/request-id.ts': "import 'node:crypto';",
  'shared/client/session/session.ts': "import '@portal/contract/endpoints/courses';",
  'shared/ui/button/button.tsx': "import 'react'; import '@portal/client/session'; export const Button = 1;",
  'shared/selection-process/rules/process.ts': "import '@portal/contract/endpoints/courses';",
  'shared/selection-process/parts/offer-list.tsx':
    "import '../rules/process.ts'; import '@portal/ui/button'; import '@portal/platform/remote';",
  'shared/tooling/testing.ts': "import '@portal/ui/button';",
  'host/src/shell.tsx': "import '@portal/ui/button';",
  'host/render/worker.ts': "import '../src/shell.tsx'; import '@portal/platform/render';",
  'host/server/main.ts': "import '@portal/platform/host';",
  'host/portal.config.ts': "import './config/menus.ts';",
  'host/config/menus.ts': 'export const menus = 1;',
  'shared/platform/remote.ts': "import 'react';",
  'shared/platform/host.ts': "import './server/app.ts';",
  'shared/platform/render.ts': "import './server/rendering/render-page.ts';",
  'shared/platform/build.ts': "import './build/common-config.ts';",
  'shared/platform/contract/paths.ts': 'export const paths = 1;',
  'shared/platform/server/rendering/render-page.ts':
    "import '../../contract/paths.ts'; export type Output = string;",
  'shared/platform/server/app.ts':
    "import type { Output } from './rendering/render-page.ts'; import './releases/store.ts';",
  'shared/platform/server/releases/store.ts': "import 'node:fs';",
  'shared/platform/server/faults/counts.ts': 'export const counts = 1;',
  'shared/platform/server/releases/decide-active-releases.ts': "import 'node:crypto';",
  'shared/platform/build/common-config.ts': "import '../contract/paths.ts';",
  'mf-psg/src/page.tsx': "import '@portal/ui/button'; import './domain/open.ts';",
  'mf-psg/src/domain/open.ts':
    "import '@portal/contract/endpoints/courses'; import '@portal/selection-process/rules/process';",
  'api/src/routes.ts': "import '@portal/contract/endpoints/courses'; import '@portal/server-kit/request-id';",
  'e2e/journeys/home.spec.ts': "import 'node:fs';",
  'bench/bench.ts': "import '../host/src/shell.tsx'; import '../mf-psg/src/page.tsx';",
  'node_modules/drizzle-orm/package.json': '{"name":"drizzle-orm","main":"index.js"}',
  'node_modules/drizzle-orm/index.js': '',
  'api/src/db/schema/courses.ts': "import 'drizzle-orm'; export type Course = string;",
  'api/src/courses/courses.repository.ts': "import 'drizzle-orm'; import '../db/schema/courses.ts';",
  'api/src/courses/courses.routes.ts':
    "import './courses.repository.ts'; import type { Course } from '../db/schema/courses.ts';",
  'scripts/packs-remotes.ts': "import '../shared/platform/build.ts';",
  'api/src/config.ts': "import 'zod';",
  'api/src/testing/offers.ts': 'export const offers = 1;',
  'mf-psg/src/hen.ts': "import './egg.ts';",
};

/** One file for each forbidden import, and its rule. */
const refused: [file: string, rule: string, source: string][] = [
  ['host/src/reaches-remote.ts', 'host-imports-shared-only', "import '../../mf-psg/src/page.tsx';"],
  ['host/src/goes-deep.ts', 'resolvable', "import '@portal/ui/button/button.tsx';"],
  [
    'host/src/goes-around.ts',
    'shared-by-its-exports',
    "import '../../shared/contract/endpoints/courses.ts';",
  ],
  ['host/src/serves.ts', 'browser-without-server', "import '../server/main.ts';"],
  ['host/src/configures.ts', 'browser-without-configuration', "import '../portal.config.ts';"],
  ['host/server/renders.ts', 'renderer-is-built', "import '../render/worker.ts';"],
  ['shared/platform/server/renders.ts', 'renderer-is-built', "import './rendering/render-page.ts';"],
  ['host/render/tests.ts', 'browser-without-tooling', "import '@portal/tooling/testing';"],
  ['mf-pss/src/packs.ts', 'browser-without-tooling', "import '@portal/platform/build';"],
  ['scripts/packs.ts', 'platform-by-its-doors', "import '../shared/platform/build/common-config.ts';"],
  ['shared/platform/server/packs.ts', 'doors-are-for-others', "import '../build.ts';"],
  ['host/src/hosts.ts', 'browser-without-server', "import '@portal/platform/host';"],
  ['shared/server-kit/reads-courses.ts', 'package-imports', "import '@portal/contract/endpoints/courses';"],
  [
    'shared/platform/server/reads-courses.ts',
    'platform-knows-no-portal',
    "import '@portal/server-kit/reads-courses';",
  ],
  ['shared/platform/server/edge/decides.ts', 'server-rooms', "import '../faults/counts.ts';"],
  ['shared/platform/contract/reads.ts', 'decisions-are-pure', "import 'node:fs';"],
  ['shared/platform/contract/serves.ts', 'platform-contract-alone', "import '../server/app.ts';"],
  ['shared/platform/build/serves.ts', 'platform-build-alone', "import '../server/app.ts';"],
  ['mf-pss/src/reaches-remote.ts', 'remote-imports-shared-only', "import '../../mf-psg/src/page.tsx';"],
  [
    'mf-pss/src/reaches-type.ts',
    'remote-imports-shared-only',
    "import type { routes } from '../../api/src/routes.ts';",
  ],
  ['mf-pss/src/domain/renders.ts', 'domain-without-react', "import 'react';"],
  ['mf-pss/src/domain/shows.ts', 'domain-without-react', "import '@portal/ui/button';"],
  ['mf-pss/src/builds.ts', 'browser-without-tooling', "import '@portal/tooling/testing';"],
  [
    'shared/contract/endpoints/reaches-app.ts',
    'shared-imports-no-app',
    "import '../../../host/src/shell.tsx';",
  ],
  ['shared/contract/endpoints/calls.ts', 'package-imports', "import '@portal/client/session';"],
  ['shared/contract/endpoints/reads.ts', 'contract-runs-everywhere', "import 'node:fs';"],
  ['shared/contract/endpoints/renders.ts', 'contract-runs-everywhere', "import 'react';"],
  ['shared/create-remote/cli.ts', 'create-remote-stands-alone', "import '@portal/ui/button';"],
  ['shared/ui/dialog/copies.ts', 'shared-modules-by-their-names', "import '../button/button.tsx';"],
  ['shared/client/session/renders.ts', 'package-imports', "import '@portal/ui/button';"],
  ['shared/ui/dialog/applies.ts', 'package-imports', "import '@portal/selection-process/rules/process';"],
  ['shared/selection-process/parts/serves.ts', 'package-imports', "import '@portal/platform/host';"],
  ['shared/selection-process/rules/renders.ts', 'domain-without-react', "import 'react';"],
  [
    'shared/ui/button/goes-around.ts',
    'shared-packages-by-their-exports',
    "import '../../contract/endpoints/courses.ts';",
  ],
  ['api/src/courses/queries.ts', 'tables-through-repositories', "import 'drizzle-orm';"],
  ['api/src/courses/reads.ts', 'tables-through-repositories', "import '../db/schema/courses.ts';"],
  ['api/src/uses-test-data.ts', 'testing-is-for-tests', "import './testing/offers.ts';"],
  ['api/src/renders.ts', 'api-imports-contract', "import '@portal/ui/button';"],
  ['e2e/journeys/peeks.spec.ts', 'e2e-imports-nothing', "import '../../api/src/routes.ts';"],
  [
    'shared/contract/endpoints/measures.ts',
    'bench-is-imported-by-nothing',
    "import '../../../bench/bench.ts';",
  ],
  ['mf-psg/src/parses.ts', 'zod-mini-elsewhere', "import 'zod';"],
  ['api/src/parses.ts', 'zod-on-servers', "import 'zod/mini';"],
  ['mf-psg/src/egg.ts', 'no-cycles', "import './hen.ts';"],
  ['examples/library/host.ts', 'examples-stand-apart', "import '@portal/ui/button';"],
];

const root = temporaryFolder();

it('each rule about who may import whom refuses what it is for, and none refuses anything else', () => {
  const files = [...Object.entries(allowed), ...refused.map(([file, , source]) => [file, source] as const)];
  for (const [name, content] of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  mkdirSync(join(root, 'node_modules/@portal'));
  for (const folder of readdirSync(join(root, 'shared')))
    symlinkSync(join(root, 'shared', folder), join(root, 'node_modules/@portal', folder));
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(project, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      join(project, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      ...['host', 'mf-psg', 'mf-pss', 'shared', 'api', 'e2e', 'bench', 'scripts', 'examples'],
    ],
    { cwd: root, encoding: 'utf8' },
  );
  const { forbidden }: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
    `${project}/.dependency-cruiser.cjs`,
  );
  expect(new Set(refused.map(([, rule]) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)));
  const found: { from: string; rule: { name: string } }[] = JSON.parse(stdout).summary.violations;
  expect(found.map(({ from, rule }) => `${from}: ${rule.name}`).toSorted()).toEqual(
    refused.map(([file, rule]) => `${file}: ${rule}`).toSorted(),
  );
});
