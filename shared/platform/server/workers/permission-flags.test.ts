import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { permissionFlags } from './permission-flags.ts';

const here = import.meta.filename;
const run = (script: string, flags = permissionFlags(here)) =>
  spawnSync(process.execPath, [...flags, '-e', `${script}; console.log('done')`], { encoding: 'utf8' });

it.each([
  [
    'reads other files than programs',
    `fs.readFileSync('${path.resolve(import.meta.dirname, '../../../../package.json')}')`,
  ],
  ['reads the system', "fs.readFileSync('/etc/passwd')"],
  ['writes', `fs.writeFileSync('${path.join(import.meta.dirname, 'x')}', '')`],
  ['starts a program', "child_process.execFileSync('id')"],
  ['loads an add-on', "process.dlopen({ exports: {} }, '/x.node')"],
  ['creates code from text', "Function('return 1')()"],
])('the process never %s', (_what, script) => {
  const { stdout, stderr, status } = run(script);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/ERR_ACCESS_DENIED|ERR_DLOPEN_DISABLED|EvalError/);
  expect(status).not.toBe(0);
});

it('the process reads programs, logs no warning about its flags, and has threads', () => {
  const { stdout, stderr } = run(
    `fs.readFileSync('${here}'); new worker_threads.Worker('console.log(1)', { eval: true })`,
  );
  expect(stderr).toBe('');
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(['done', '1']));
});

it('libraries may be symbolic links', () => {
  const [real, portal] = [temporaryFolder(), temporaryFolder()];
  writeFileSync(path.join(real, 'library.cjs'), 'module.exports = 1');
  writeFileSync(path.join(portal, 'worker.cjs'), '');
  symlinkSync(real, path.join(portal, 'node_modules'));
  const flags = permissionFlags(path.join(portal, 'worker.cjs'));
  const { stderr, stdout } = run(`require('${portal}/node_modules/library.cjs')`, flags);
  expect(stderr).toBe('');
  expect(stdout).toBe('done\n');
});
