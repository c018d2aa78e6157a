import { expect, it, onTestFinished, vi } from 'vitest';
import { describeError, logError, redactQueries } from './log-error.ts';

it.each([
  ['GET /portal/psg_cadastro?cpf=52998224725&date=1996-04-18', 'GET /portal/psg_cadastro?…'],
  ['fetch http://api/x?cpf=1 and "/y?date=2" failed', 'fetch http://api/x?… and "/y?…" failed'],
  ['is it late? yes', 'is it late? yes'],
])('%s is logged as %s', (text, logged) => {
  expect(redactQueries(text)).toBe(logged);
});

it('logs the cause of an error without the query of its URL', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => written.mockRestore());
  logError(
    'GET /a?cpf=1',
    new Error('failed', { cause: new Error('no answer of http://api/x?cpf=52998224725') }),
  );
  const text = String(written.mock.calls[0]?.[0]);
  expect(text).toContain('no answer of http://api/x?…');
  expect(text).not.toContain('cpf');
});

function errorWith(message: string, ...frames: string[]): Error {
  return Object.assign(new Error(message), { stack: [`Error: ${message}`, ...frames].join('\n    at ') });
}

it('contains no folders of the machine, even if the message is a stack', () => {
  const stack =
    'Error: a\n    at load (file:///srv/portal/host/dist/worker.cjs:1:2)\n    at /srv/portal/x.ts:3:4';
  expect(describeError(errorWith(stack, '/srv/portal/data/a.js (remote:mf-a@1:2:3)'))).toBe(
    'Error: a at load (…/worker.cjs:1:2) at …/x.ts:3:4 at …/a.js (remote:mf-a@1:2:3)',
  );
  expect(describeError(new Error("ENOENT: open '/data/releases/mf-a/1/web/a.css'"))).toBe(
    "ENOENT: open '…/a.css'",
  );
  expect(describeError(new Error('GET /psg/detalhes and /a.js'))).toBe('GET /psg/detalhes and /a.js');
});
