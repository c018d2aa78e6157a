/** Parses every script of the last build like the oldest supported browsers, lists them, and checks the names of all files. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isFilteredName } from '../shared/platform/build.ts';
import { newerSyntax } from './checks/newer-syntax.ts';
import { root } from './checks/run.ts';
import { readOwnRemotes } from './processes/read-own-remotes.ts';

/** Library files that need newer browsers, by a text that only they contain, with the fallback for older ones. */
const exceptions = [{ text: 'pdfjsWorker', fallback: 'PDF.js: the reader links to the file instead' }];

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const host: { browsers: string[]; files: string[] } = read('host/dist/host.json');
const files = [
  ...host.files.map((file) => `host/dist/web/${file}`),
  ...readOwnRemotes(root).flatMap((name) =>
    Object.keys(read(`${name}/dist/portal.json`).files)
      .filter((file) => /^web\/.*\.(?!br$|gz$)\w+$/.test(file))
      .map((file) => `${name}/dist/${file}`),
  ),
];

function fail(problem: string): void {
  process.exitCode = 1;
  console.error(`    ${problem}`);
}

for (const file of files)
  if (isFilteredName(basename(file))) fail(`${file}: content filters block such names`);

console.log(`Parsed for ${host.browsers.join(', ')}:`);
for (const file of files.filter((name) => /\.m?js$/.test(name))) {
  const source = readFileSync(join(root, file), 'utf8');
  const exception = exceptions.find(({ text }) => source.includes(text));
  console.log(`  ${file}${exception ? ` (${exception.fallback})` : ''}`);
  if (!exception) newerSyntax(source, file.endsWith('.mjs') ? 'module' : 'script').forEach(fail);
}
