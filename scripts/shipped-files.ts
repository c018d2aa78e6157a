/** Parses every script of the last build as the oldest supported browsers do, and lists them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newerSyntax } from './checks/newer-syntax.ts';
import { root } from './checks/run.ts';

/** Files of libraries that need newer browsers, by what only they contain, each with what happens in older ones. */
const exceptions = [{ text: 'pdfjsWorker', fallback: 'PDF.js: the reader links to the file instead' }];

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const registry: { name: string }[] = read('registry.json');
const remoteScripts = registry.flatMap(({ name }) =>
  Object.keys(read(`${name}/dist/portal.json`).files)
    .filter((file) => /^web\/.*\.m?js$/.test(file))
    .map((file) => `${name}/dist/${file}`),
);
const host: { browsers: string[]; scripts: string[] } = read('host/dist/host.json');
const hostScripts = host.scripts.map((file) => `host/dist/web/${file}`);

console.log(`Parsed for ${host.browsers.join(', ')}:`);
for (const file of [...hostScripts, ...remoteScripts]) {
  const source = readFileSync(join(root, file), 'utf8');
  const found = newerSyntax(source, file.endsWith('.mjs') ? 'module' : 'script');
  const exception = exceptions.find(({ text }) => source.includes(text));
  console.log(`  ${file}${exception ? ` (${exception.fallback})` : ''}`);
  if (found.length === 0 || exception) continue;
  process.exitCode = 1;
  for (const each of found) console.error(`    ${each}`);
}
