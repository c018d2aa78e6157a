/** Parses every script of the last build like the oldest supported browsers, lists them, and checks the names of all files. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Node, parse } from 'acorn';
import { full } from 'acorn-walk';
import { isFilteredName } from '../shared/platform/build.ts';
import { root } from './checks/run.ts';
import { readOwnRemotes } from './processes/read-own-remotes.ts';

/** Library files that need newer browsers, by a text that only they contain, with the fallback for older ones. */
const exceptions = [{ text: 'pdfjsWorker', fallback: 'PDF.js: the reader links to the file instead' }];

/**
 * The oldest supported browsers (`shared/platform/build/common-config.ts`) parse ES2022, except two features that Safari
 * lacks before 16.4: static blocks, and look-behind in regular expressions.
 */
const ecmaVersion = 2022;
const lookbehind = /(?:^|[^\\])\(\?<[=!]/;

/** Lists what the oldest supported browsers cannot parse in a script, each with the source around it. */
export function newerSyntax(source: string, sourceType: 'script' | 'module'): string[] {
  const found: string[] = [];
  const note = (what: string, at: number) =>
    found.push(`${what}: ${source.slice(Math.max(0, at - 40), at + 80).replaceAll('\n', ' ')}`);
  try {
    full(parse(source, { ecmaVersion, sourceType }), (node) => {
      if (node.type === 'StaticBlock') note('static block', node.start);
      if (lookbehind.test(textOf(node))) note('look-behind', node.start);
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    note(error.message, (error as SyntaxError & { pos: number }).pos);
  }
  return found;
}

/** Returns the pattern of a regular expression, or a text that may become one. */
function textOf(node: Node): string {
  const { type, regex, value } = node as Node & {
    regex?: { pattern: string };
    value?: string | { cooked: string } | null;
  };
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked;
  return type === 'Literal' ? (regex?.pattern ?? String(value)) : '';
}

if (import.meta.main) {
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
}
