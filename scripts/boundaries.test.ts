import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
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
  'shared/core/package.json':
    '{"name":"@portal/shared","exports":{"./contract/*":"./contract/*.ts","./catalogue/*":"./catalogue/*.ts"}}',
  'shared/runtime/package.json': '{"name":"@portal/runtime","exports":{"./*":"./*/*.ts"}}',
  'shared/ui/package.json': '{"name":"@portal/ui","exports":{"./*":"./*/*.tsx"}}',
  'shared/tooling/package.json': '{"name":"@portal/tooling","exports":{"./*":"./*.ts"}}',
  'shared/platform/package.json':
    '{"name":"@portal/platform","exports":{"./host":"./host.ts","./render":"./render.ts","./build":"./build.ts"}}',
  'shared/core/contract/courses.ts': "import 'zod/mini'; export const courses = 1;",
  'shared/core/catalogue/search.ts': "import '../contract/courses.ts';",
  'shared/runtime/preload/preload.ts': "import '@portal/shared/contract/courses';",
  'shared/ui/button/button.tsx': "import 'react'; import '@portal/runtime/preload'; export const Button = 1;",
  'shared/tooling/testing.ts': "import '@portal/ui/button';",
  'host/src/shell.tsx': "import '@portal/ui/button';",
  'host/render/worker.ts': "import '../src/shell.tsx'; import '@portal/platform/render';",
  'host/server/main.ts': "import '@portal/platform/host';",
  'host/portal.config.ts': "import './config/menus.ts';",
  'host/config/menus.ts': 'export const menus = 1;',
  'shared/platform/host.ts': "import './server/app.ts';",
  'shared/platform/render.ts': "import './server/rendering/render.ts';",
  'shared/platform/build.ts': "import './build/pack.ts';",
  'shared/platform/contract/paths.ts': 'export const paths = 1;',
  'shared/platform/server/rendering/render.ts':
    "import '../../contract/paths.ts'; export type Output = string;",
  'shared/platform/server/app.ts':
    "import type { Output } from './rendering/render.ts'; import './releases/store/release-store.ts';",
  'shared/platform/server/releases/store/release-store.ts': "import 'node:fs';",
  'shared/platform/server/faults/counts.ts': 'export const counts = 1;',
  'shared/platform/server/releases/active/decide-active-releases.ts': "import 'node:crypto';",
  'shared/platform/build/pack.ts': "import '../contract/paths.ts';",
  'mf-psg/src/page.tsx': "import '@portal/ui/button'; import './domain/open.ts';",
  'mf-psg/src/domain/open.ts': "import '@portal/shared/contract/courses';",
  'api/src/routes.ts': "import '@portal/shared/contract/courses'; import '@portal/shared/catalogue/search';",
  'e2e/journeys/home.spec.ts': "import 'node:fs';",
  'bench/bench.ts': "import '../host/src/shell.tsx'; import '../mf-psg/src/page.tsx';",
  'scripts/bench.ts': "import '../bench/bench.ts';",
  'scripts/chaos.ts': "import '../bench/bench.ts';",
  'node_modules/drizzle-orm/package.json': '{"name":"drizzle-orm","main":"index.js"}',
  'node_modules/drizzle-orm/index.js': '',
  'api/src/db/schema/courses.ts': "import 'drizzle-orm'; export type Course = string;",
  'api/src/courses/courses.repository.ts': "import 'drizzle-orm'; import '../db/schema/courses.ts';",
  'api/src/courses/courses.routes.ts':
    "import './courses.repository.ts'; import type { Course } from '../db/schema/courses.ts';",
  'scripts/release.ts': "import '../shared/platform/build.ts';",
  'api/src/config.ts': "import 'zod';",
  'api/src/testing/offers.ts': 'export const offers = 1;',
  'mf-psg/src/hen.ts': "import './egg.ts';",
};

/** One file for each forbidden import, and its rule. */
const refused: [file: string, rule: string, source: string][] = [
  ['host/src/reaches-remote.ts', 'host-imports-shared-only', "import '../../mf-psg/src/page.tsx';"],
  ['host/src/goes-deep.ts', 'resolvable', "import '@portal/ui/button/button.tsx';"],
  ['host/src/goes-around.ts', 'shared-by-its-exports', "import '../../shared/core/contract/courses.ts';"],
  ['host/src/serves.ts', 'browser-without-server', "import '../server/main.ts';"],
  ['host/src/configures.ts', 'browser-without-configuration', "import '../portal.config.ts';"],
  ['host/server/renders.ts', 'renderer-is-built', "import '../render/worker.ts';"],
  ['shared/platform/server/renders.ts', 'renderer-is-built', "import './rendering/render.ts';"],
  ['host/render/tests.ts', 'browser-without-tooling', "import '@portal/tooling/testing';"],
  ['mf-pss/src/packs.ts', 'browser-without-tooling', "import '@portal/platform/build';"],
  ['scripts/packs.ts', 'platform-by-its-doors', "import '../shared/platform/build/pack.ts';"],
  ['shared/platform/server/packs.ts', 'doors-are-for-others', "import '../build.ts';"],
  ['host/src/hosts.ts', 'browser-without-server', "import '@portal/platform/host';"],
  [
    'shared/platform/server/reads-courses.ts',
    'platform-knows-no-portal',
    "import '@portal/shared/contract/courses';",
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
  ['shared/core/contract/reaches-app.ts', 'shared-imports-no-app', "import '../../../host/src/shell.tsx';"],
  ['shared/core/contract/renders.ts', 'core-imports-no-other-package', "import '@portal/ui/button';"],
  ['shared/ui/dialog/copies.ts', 'shared-modules-by-their-names', "import '../button/button.tsx';"],
  ['shared/runtime/query/renders.ts', 'runtime-without-the-kit', "import '@portal/ui/button';"],
  [
    'shared/ui/button/goes-around.ts',
    'shared-packages-by-their-exports',
    "import '../../core/contract/courses.ts';",
  ],
  ['api/src/courses/queries.ts', 'tables-through-repositories', "import 'drizzle-orm';"],
  ['api/src/courses/reads.ts', 'tables-through-repositories', "import '../db/schema/courses.ts';"],
  ['api/src/uses-test-data.ts', 'testing-is-for-tests', "import './testing/offers.ts';"],
  ['api/src/renders.ts', 'api-imports-contract', "import '@portal/ui/button';"],
  ['e2e/journeys/peeks.spec.ts', 'e2e-imports-nothing', "import '../../api/src/routes.ts';"],
  ['shared/core/contract/measures.ts', 'bench-is-imported-by-nothing', "import '../../../bench/bench.ts';"],
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
  for (const folder of ['core', 'platform', 'runtime', 'ui', 'tooling']) {
    const name = folder === 'core' ? 'shared' : folder;
    symlinkSync(join(root, 'shared', folder), join(root, 'node_modules/@portal', name));
  }
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
