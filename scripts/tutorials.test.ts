import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changed, tutorialSteps } from './testing/tutorial-steps.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tutorials = globSync('docs/*.md', { cwd: root }).filter((file) => tutorialSteps(read(file)).length > 0);

it.each(tutorials)('%s changes what is there', (tutorial) => {
  const files = new Map<string, string>();
  for (const step of tutorialSteps(read(tutorial))) {
    if (step.kind === 'write') files.set(step.file, step.text);
    if (step.kind !== 'change') continue;
    const before = files.get(step.file) ?? read(step.file);
    files.set(step.file, changed(before, step.from, step.to));
    expect(files.get(step.file)).not.toBe(before);
  }
});

it('docs/adding-a-field.md adds a field of each kind in the list, two tests and a migration', () => {
  const text = read('docs/adding-a-field.md');
  const files = tutorialSteps(text).flatMap((step) => ('file' in step ? [step.file] : []));
  expect(new Set(files).size).toBe(3);
  const kindsOf = (source: string) => new Set(source.match(/(?<=\bkind: ')[\w-]+/g));
  const declared = read('shared/contract/selection-process/registration-field.ts');
  expect(kindsOf(text)).toEqual(kindsOf(declared));
});
