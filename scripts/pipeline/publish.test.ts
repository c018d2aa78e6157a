import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const publish = (args: string[], env: Record<string, string> = {}) => {
  const { status, stdout } = spawnSync('sh', [path.join(import.meta.dirname, 'publish.sh'), ...args], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      PUBLISH: 'echo "copy $FOLDER to $TARGET"',
      RELEASES_URL: 'https://releases.example',
      PORTAL: 'echo portal',
      ...env,
    },
  });
  return { status, lines: stdout.trim().split('\n') };
};

it('a release is copied to its server, and a preview is also registered', () => {
  expect(publish(['mf-psg'])).toEqual({ status: 0, lines: ['copy mf-psg/dist to mf-psg'] });
  expect(publish(['mf-psg', 'pr-42']).lines).toEqual([
    'copy mf-psg/dist to previews/pr-42/mf-psg',
    'portal preview publish pr-42 mf-psg https://releases.example/previews/pr-42/mf-psg',
  ]);
});

it('nothing is registered if the copy fails', () => {
  const { status, lines } = publish(['mf-psg', 'pr-42'], { PUBLISH: 'false' });
  expect(status).not.toBe(0);
  expect(lines).toEqual(['']);
});

it.each([
  ['mf-psg; echo forged', ''],
  ['mf-psg', 'pr-42 $(echo forged)'],
  ['../mf-psg', 'pr-42'],
])('names that are commands or paths are rejected: %j %j', (remote, preview) => {
  expect(publish([remote, preview])).toEqual({ status: 1, lines: [''] });
});
