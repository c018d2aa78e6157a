import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { describe, expect, it } from 'vitest';
import { permissionFlags } from './page-process.ts';

const worker = path.join(temporaryFolder(), 'worker.cjs');
writeFileSync(worker, '');

/** Runs a script with the permissions of a page process; its errors end it. */
const run = (script: string) =>
  spawnSync(process.execPath, [...permissionFlags(worker), '-e', `${script}; console.log('allowed')`], {
    encoding: 'utf8',
  });

describe('a page process', () => {
  it.each([
    ['reads other files', `fs.readFileSync('${import.meta.filename}')`],
    ['reads the system', "fs.readFileSync('/etc/passwd')"],
    ['writes', `fs.writeFileSync('${path.dirname(worker)}/x', '')`],
    ['starts a program', "child_process.execFileSync('id')"],
    ['starts a thread', "new worker_threads.Worker('', { eval: true })"],
    ['loads an add-on', "process.dlopen({ exports: {} }, '/x.node')"],
    ['debugs itself', "new (require('node:inspector').Session)().connect()"],
    ['starts a debugger', "require('node:inspector').open(0)"],
    ['uses bindings of Node', "process.binding('fs')"],
    ['uses WASI', "new (require('node:wasi').WASI)({ version: 'preview1' })"],
    ['creates code from text', "Function('return 1')()"],
    ['connects', "net.connect(4000, '127.0.0.1')"],
    ['connects to a Unix socket', "net.connect('/tmp/x.sock')"],
    ['listens', "net.createServer().listen(0, '127.0.0.1')"],
    ['sends datagrams', "dgram.createSocket('udp4').send('x', 4000, '127.0.0.1')"],
    ['resolves names', "dns.lookup('localhost', (error) => { if (error) throw error })"],
    ['fetches', "fetch('http://127.0.0.1:4000').catch(({ cause }) => { throw cause })"],
  ])('never %s', (_what, script) => {
    const { stderr, status } = run(script);
    expect(stderr).toMatch(/ERR_ACCESS_DENIED|ERR_DLOPEN_DISABLED|EvalError/);
    expect(status).not.toBe(0);
  });

  it('opens no web socket', async () => {
    const server = createServer();
    let connections = 0;
    server.on('connection', () => {
      connections += 1;
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const script = `new WebSocket('ws://127.0.0.1:${port}').onerror = () => console.log('failed')`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...permissionFlags(worker),
      '-e',
      script,
    ]);
    expect(stdout).toContain('failed');
    expect(connections).toBe(0);
    server.close();
  });

  it('reads built files, without a warning about its flags', () => {
    const { stdout, stderr } = run(`fs.readFileSync('${worker}')`);
    expect([stdout, stderr]).toEqual(['allowed\n', '']);
  });
});
