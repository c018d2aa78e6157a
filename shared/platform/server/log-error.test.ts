import { expect, it, onTestFinished, vi } from 'vitest';
import { logError, redactQueries } from './log-error.ts';

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
