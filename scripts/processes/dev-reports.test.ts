import { expect, it } from 'vitest';
import { createDevReports } from './dev-reports.ts';

function report() {
  const printed: string[] = [];
  return { printed, ...createDevReports((text) => printed.push(text)) };
}

it('errors of builds are printed, those of a shared module once', () => {
  const { printed, ofBuild } = report();
  const [psg, pss] = [ofBuild('mf-psg'), ofBuild('mf-pss')];
  const error = ['shared/ui/list.tsx:3:1', 'x Expected ";"', 'compilation failed in shared/ui/list.tsx:3:1'];
  for (const line of error) psg(line, 'stderr');
  for (const line of error) pss(line, 'stderr');
  pss('progress', 'stdout');
  psg('mf-psg is built again', 'stderr');
  pss('mf-pss is built again', 'stderr');
  for (const line of error) psg(line, 'stderr');
  const text = error.join('\n');
  expect(printed).toEqual([text, 'mf-psg is built again', 'mf-pss is built again', text]);
});

it('a server prints its errors when a start fails, and otherwise nothing', () => {
  const { printed, ofServer } = report();
  const api = ofServer();
  api('a warning', 'stderr');
  api('{"event":"listening","url":"http://127.0.0.1:1"}', 'stdout');
  api("Restarting 'api/src/main.ts'", 'stdout');
  api('/api/src/app.ts:7', 'stderr');
  api('SyntaxError: Unexpected end of input', 'stderr');
  api("Failed running 'api/src/main.ts'. Waiting for file changes before restarting...", 'stdout');
  expect(printed).toEqual([
    [
      '/api/src/app.ts:7',
      'SyntaxError: Unexpected end of input',
      "Failed running 'api/src/main.ts'. Waiting for file changes before restarting...",
    ].join('\n'),
  ]);
});
