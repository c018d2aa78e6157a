import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { alreadyRegistered } from './statuses.ts';

const root = path.resolve(import.meta.dirname, '../../..');

it.each([
  ['Você já realizou inscrição', 'shared/contract/selection-process/statuses.ts'],
  ['Não há mais vagas', 'shared/selection-process/parts/registration-dialogs.tsx'],
  ['acabaram antes de a sua inscrição chegar', 'api/src/registrations/rejections.ts'],
])('"%s" is written in one file', (text, file) => {
  const sources = globSync(
    '{api/src,host/{src,render,server},mf-*/src,shared/{client,contract,selection-process,ui}}/**/*.{ts,tsx}',
    {
      cwd: root,
      exclude: (name) => /node_modules|dist|\.test\.tsx?$/.test(name),
    },
  );
  expect(sources.filter((source) => readFileSync(path.join(root, source), 'utf8').includes(text))).toEqual([
    file,
  ]);
});

it('states the kind of offer', () => {
  expect(alreadyRegistered('cargo')).toBe('Você já realizou inscrição em um cargo deste processo seletivo!');
});
