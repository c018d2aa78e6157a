import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';

let root: string;

/** A small checkout, whose programs only write their reports. */
beforeEach(() => {
  root = temporaryFolder();
  cpSync(import.meta.dirname, join(root, 'scripts'), { recursive: true });
  for (const file of ['shared/server-kit/error-text.ts', 'shared/contract/institution/base-path.ts'])
    cpSync(join(import.meta.dirname, '..', file), join(root, file));
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'shared/platform/build'), { recursive: true });
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'registry.json'), '[]');
  for (const file of ['shared/platform/build/build.ts', 'scripts/shipped-files.ts'])
    writeFileSync(join(root, file), '');
  for (const name of ['biome', 'tsc', 'depcruise', 'knip', 'size-limit', 'chromium']) writeProgram(name, '');
  const test = { fullName: 'a course is found', status: 'passed' };
  const testResults = [{ name: join(root, 'api/a.test.ts'), status: 'passed', assertionResults: [test] }];
  writeReport('vitest', 'vitest.json', { numPassedTests: 1, testResults });
  const tests = [{ status: 'expected', results: [{}] }];
  const spec = { file: 'a.test.ts', title: 'a page opens', tests };
  writeReport('playwright', 'playwright.json', {
    stats: { expected: 1 },
    errors: [],
    suites: [{ specs: [spec] }],
  });
});

function writeProgram(name: string, work: string) {
  writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${work}\n`);
  chmodSync(join(root, 'bin', name), 0o755);
}

function writeReport(program: string, file: string, report: object) {
  writeFileSync(join(root, `${program}.json`), JSON.stringify(report));
  writeProgram(program, `cp ${program}.json .cache/reports/${file}`);
}

function npmTest(...remotes: string[]) {
  const { stdout, status } = spawnSync(process.execPath, [join(root, 'scripts/test.ts'), ...remotes], {
    encoding: 'utf8',
    timeout: 50_000,
    env: { PATH: `${join(root, 'bin')}:${process.env.PATH}`, CHROMIUM_PATH: join(root, 'bin/chromium') },
  });
  return { status, lines: stdout.trimEnd().split('\n') };
}

it('prints the time of each step, and in its last line how many tests passed', () => {
  const { status, lines } = npmTest();

  for (const title of [
    'Format and lint',
    'Build',
    'Sizes',
    'Shipped files',
    'Unit and API tests',
    'End-to-end tests',
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^ok +${title} +\\d+\\.\\d s$`)));
  }
  expect(lines.at(-1)).toBe('9 passed, 0 failed');
  expect(status).toBe(0);
});

it('continues after a check that fails or cannot run, lists the failed tests before the summary, and fails', () => {
  const status = 'failed';
  const failed = { fullName: 'a course is told', status, failureMessages: ['expected 1 to be 2'] };
  const testResults = [{ name: join(root, 'api/a.test.ts'), status, assertionResults: [failed] }];
  writeReport('vitest', 'vitest.json', { numPassedTests: 0, testResults });
  writeProgram('biome', 'echo "one error"; echo "two errors" >&2; exit 1');
  writeProgram('playwright', '');

  const { status: code, lines } = npmTest();

  // Steps that run side by side print their output in one piece.
  const [, ...printed] = lines.slice(lines.indexOf('── Format and lint'));
  expect(printed.slice(0, 2).sort()).toEqual(['one error', 'two errors']);
  expect(lines).toContainEqual(expect.stringMatching(/^FAILED +Format and lint/));
  const beforeSummary = lines.slice(0, lines.indexOf('── Summary'));
  expect(beforeSummary).toContain('api/a.test.ts › a course is told');
  expect(beforeSummary).toContain('  expected 1 to be 2');
  expect(lines).toContainEqual(expect.stringMatching(/^FAILED +Unit and API tests/));
  expect(lines).toContainEqual(expect.stringMatching(/^FAILED +End-to-end tests/));
  expect(lines.at(-1)).toBe('6 passed, 3 failed');
  expect(code).toBe(1);
});

it('checks only what concerns the given remotes, and no others', () => {
  writeFileSync(join(root, 'registry.json'), '[{ "name": "mf-a" }, { "name": "mf-b" }]');
  for (const name of ['biome', 'depcruise', 'playwright']) writeProgram(name, `echo "${name} $*" >> calls`);
  const { status, lines } = npmTest('mf-a');
  expect(readFileSync(join(root, 'calls'), 'utf8').trim().split('\n').sort()).toEqual([
    'biome ci --error-on-warnings mf-a',
    'depcruise --config .dependency-cruiser.cjs mf-a',
  ]);
  expect([status, lines.at(-1)]).toEqual([0, '4 passed, 0 failed']);
  expect(npmTest('mf-c').status).toBe(1);
});
