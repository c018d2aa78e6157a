import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const below = (pattern: string) =>
  globSync(pattern, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|\.[a-z].*)$/.test(String(name)),
  });

/** Changelogs also name removed files; pages of the portal are texts for visitors. */
const documents = below('**/*.md').filter((name) => !/CHANGELOG\.md$|\.page\.md$/.test(name));
const path = /`((?:api|bench|deploy|e2e|examples|host|mf-[a-z]+|scripts|shared)\/[\w./-]+)`/g;

/** Returns the anchor that repository hosts create for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (document: string) =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

it.each(documents)('%s links to what is there', (document) => {
  const links = [...read(document).matchAll(/\]\((?!\/)([^)\s:]*)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => {
    const [file, anchor] = link.split('#', 2);
    const target = file ? join(dirname(document), file) : document;
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });

  expect(broken).toEqual([]);
});

const rowsOf = (document: string) =>
  [...read(document).matchAll(/(?:^\|.*\n)+/gm)].map(([table]) => table.trim().split('\n'));

/** Sources of what runs. */
const sources = below('{api,bench,e2e,host,mf-*,scripts,shared}/**/*.{ts,tsx,mjs,cjs}')
  .concat(below('*.{ts,mjs,cjs}'))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map(read);

/** Names of libraries and packages that no source contains. */
const ofOthers = ['devDependency', 'errorLoadRemote', 'shareStrategy'];
const code = below('{api,bench,e2e,examples,host,mf-*,scripts,shared}/**/*.{ts,tsx,mjs,cjs}')
  .map(read)
  .join('\n');
const fileNames = new Set(below('**/*.*').map((file) => basename(file)));

it.each(documents)('%s names only files and functions that are there', (document) => {
  const text = read(document);
  // Files that a tutorial or a build creates may be missing.
  const made = [...text.matchAll(/^```\w+ file=(\S+)/gm)].map(([, file]) => file);
  const paths = [...text.matchAll(path)].map(([, name = '']) => name);
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const files = named.filter((name) => /^\w[\w.-]*\.(tsx?|[cm]js|css)$/.test(name));
  const functions = named.filter((name) => /^[a-z]+[A-Z]\w*$/.test(name) && !ofOthers.includes(name));
  const gone = paths.filter((name) => !existsSync(join(root, name)) && !made.includes(name));

  expect(gone.filter((name) => !/\/dist(\/|$)/.test(name))).toEqual([]);
  expect(files.filter((name) => !fileNames.has(name))).toEqual([]);
  expect(functions.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

/** Variables set by the system, a tool or another process of the portal. */
const given = [
  'CLOCK_OFFSET_MS',
  'E2E_PREVIOUS',
  'HOST_URL',
  'MUTATION_TESTS',
  'NO_PROXY',
  'PATH',
  'PLAYWRIGHT_JSON_OUTPUT_NAME',
];

const documented = rowsOf('docs/environment.md').flatMap((rows) =>
  rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name)),
);

it('docs/environment.md has every variable that is read', () => {
  const said = sources.flatMap((text) => [
    ...[...text.matchAll(/\benv\.([A-Z]\w+)/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/\{([^{}]+)\} = process\.env\b/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/\b[A-Z][A-Z_]+\b/g)].map(([name]) => name),
    ),
    ...(/nvironment = z\.object\(/.test(text)
      ? [...text.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)
      : []),
  ]);

  expect(said.length).toBeGreaterThan(documented.length);
  expect([...new Set(said)].filter((name) => !documented.includes(name) && !given.includes(name))).toEqual(
    [],
  );
});

it('docs/environment.md has no variable that nothing reads', () => {
  const known = [...sources, read('docker-compose.yml'), read('docker-compose.scale.yml')].join('\n');

  expect(documented.filter((name) => !new RegExp(`\\b${name}\\b`).test(known))).toEqual([]);
});

/** Diffs of tutorials, each with its file. */
const diffs = documents.flatMap((document) =>
  [...read(document).matchAll(/^```diff file=(\S+)\n(.*?)^```$/gms)].map(([, file = '', diff = '']) => ({
    document,
    file,
    before: diff.replace(/^\+.*\n/gm, '').replace(/^[ -]/gm, ''),
  })),
);

it.each(diffs)('$document changes one place of $file', ({ file, before }) => {
  const text = read(file);
  expect(text).toContain(before);
  expect(text.indexOf(before)).toBe(text.lastIndexOf(before));
});
