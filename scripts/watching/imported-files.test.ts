import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { importedFiles } from './imported-files.ts';

const root = mkdtempSync(join(tmpdir(), 'imported-files-'));
afterAll(() => rmSync(root, { recursive: true }));

const files: Record<string, string> = {
  'shared/core/package.json': '{"name":"@portal/shared","exports":{"./catalogue/*":"./catalogue/*.ts"}}',
  'shared/core/catalogue/search.ts':
    "import { typos } from './typos.ts';\nexport * from '../format/fold.ts';",
  'shared/core/catalogue/typos.ts': "import type { Course } from '@portal/shared/catalogue/course';",
  'shared/core/catalogue/unused.ts': '',
  'shared/core/format/fold.ts': '',
  'shared/runtime/package.json':
    '{"name":"@portal/runtime","exports":{"./router":{"node":"./router/server.ts","default":"./router/web.ts"}}}',
  'shared/runtime/router/server.ts': '',
  'api/src/main.ts': "import './routes.ts';\nimport 'fastify';",
  'api/src/routes.ts': [
    "import {\n  search,\n} from '@portal/shared/catalogue/search';",
    "const lazy = () => import('react-router-dom');",
    "import '@portal/shared/nowhere';",
  ].join('\n'),
  'api/src/routes.test.ts': "import '@portal/shared/catalogue/unused';",
  'api/node_modules/lib/index.ts': "import '@portal/shared/catalogue/unused';",
};

for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

describe('what a folder imports', () => {
  it('is found through other files, packages and conditions, missing files included', () => {
    expect([...importedFiles(root, 'api')].sort()).toEqual([
      'shared/core/catalogue/course.ts',
      'shared/core/catalogue/search.ts',
      'shared/core/catalogue/typos.ts',
      'shared/core/format/fold.ts',
      'shared/runtime/router/server.ts',
    ]);
  });
});
