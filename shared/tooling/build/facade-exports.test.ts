import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as router from '@portal/runtime/router';
import * as richText from '@portal/shared/rich-text';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facadeExports, type NamesByModule } from './facade-exports.ts';
import { lateModules, serverSingletons, singletons } from './singletons.ts';
import { UsedExports } from './used-exports.ts';

const options = { dir: import.meta.dirname, mode: 'production', version: '', release: '' } as const;

describe('the exports of the shared modules', () => {
  let exported: NamesByModule;
  beforeAll(async () => {
    exported = await facadeExports(options);
  });

  it('are known of all that the host brings', () => {
    expect(Object.keys(exported.web).toSorted()).toEqual([...singletons, ...lateModules].sort());
    expect(Object.keys(exported.node).toSorted()).toEqual([...serverSingletons].sort());
  });

  it('are those that the server finds in a module', () => {
    expect(exported.node['@portal/runtime/router']).toEqual(Object.keys(router).sort());
    expect(exported.node['@portal/shared/rich-text']).toEqual(Object.keys(richText).sort());
  });

  it('of a module that is fetched late are known without what it brings', () => {
    expect(exported.web['@portal/ui/pdf-dialog/pdf-pages']).toEqual(['PdfPages', 'pdfWorker']);
  });

  it('are fewer in the browser where a module has a server’s form', () => {
    expect(exported.node['@portal/runtime/router']).toContain('createStaticHandler');
    expect(exported.web['@portal/runtime/router']).not.toContain('createStaticHandler');
  });
});

describe('the exports that a build uses', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'uses-'));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  const sources = {
    'entry.js': `
      import React, { useState } from 'lib';
      import * as all from 'lib';
      import { used } from './part.js';
      export const page = [useState, React.useRef, all.useMemo, used];
    `,
    'part.js': `
      import { inUsed, inUnused } from 'lib';
      export const used = () => inUsed();
      export const unused = () => inUnused();
    `,
  };
  const ways = {
    'as an external': () => ({ externals: { lib: 'commonjs lib' }, entry: './entry.js' }),
    'from the share scope': () => ({
      entry: {},
      plugins: [
        new rspack.container.ModuleFederationPluginV1({
          name: 'remote',
          filename: 'remoteEntry.js',
          exposes: { './page': './entry.js' },
          shared: { lib: { import: false, requiredVersion: false } },
        }),
      ],
    }),
  };

  it.each(Object.entries(ways))('%s, are those that are left once unused code is gone', async (_, way) => {
    mkdirSync(dir, { recursive: true });
    for (const [file, source] of Object.entries(sources)) writeFileSync(path.join(dir, file), source);
    const uses = new UsedExports();
    const config = way();
    const compiler = rspack({
      ...config,
      mode: 'production',
      context: dir,
      output: { path: path.join(dir, 'out'), library: { type: 'commonjs2' } },
      plugins: [...('plugins' in config ? config.plugins : []), uses],
    });
    const stats = await new Promise<{ hasErrors(): boolean } | undefined>((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    expect(stats?.hasErrors()).toBe(false);
    expect(uses.names).toEqual({ lib: ['inUsed', 'useMemo', 'useRef', 'useState'] });
  });
});
