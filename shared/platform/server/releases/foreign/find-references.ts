import path from 'node:path';
import { type AnyNode, type CallExpression, type Node, parse } from 'acorn';
import { full } from 'acorn-walk';

/** File of the build that another of its files names. */
export interface Reference {
  /** Relative to the manifest's folder. */
  file: string;
  /**
   * `needed`: the file loads it. `possible`: a text looks like its name. `absolute`: a path below the root of the
   * origin looks like its name.
   */
  kind: 'needed' | 'possible' | 'absolute';
}

/** Folder of the build, to which public paths such as `auto` resolve. */
const ROOT = '.';

const fileName =
  /^[./]*[\w-][\w./-]*\.(?:m?js|css|png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|otf|wasm|mp4|webm|pdf)$/;

/** Returns the files that a script or style sheet names. @param file relative to the manifest @throws SyntaxError */
export function findReferences(file: string, text: string): Reference[] {
  if (file.endsWith('.css')) return findInStyles(file, text);
  return /\.m?js$/.test(file) ? findInScript(file, text) : [];
}

function findInStyles(file: string, text: string): Reference[] {
  const urls = text.matchAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/g);
  return [...urls].flatMap(([, , url = '']) =>
    describe(url.replace(/[?#].*/, ''), path.dirname(file), 'needed'),
  );
}

function findInScript(file: string, text: string): Reference[] {
  const folder = path.dirname(file);
  const references: Reference[] = [];
  const add = (node: Node | null | undefined, from: string, kind: Reference['kind']) =>
    void references.push(...describe(readText(node) ?? '', from, kind));
  full(parseScript(text), (visited) => {
    const node = visited as AnyNode;
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
      case 'ImportExpression':
        return isPath(node.source) && add(node.source, folder, 'needed');
      case 'NewExpression':
        // new URL('a.png', import.meta.url)
        return isImportMetaUrl(node.arguments[1]) && add(node.arguments[0], folder, 'needed');
      case 'BinaryExpression':
        // __webpack_require__.p + 'a.png'
        return isMember(node.left, ['p']) && add(node.right, ROOT, 'needed');
      case 'CallExpression':
        // __webpack_require__.u(12), a worker's chunk: the default name of a chunk is its ID.
        return references.push(...describe(`${readChunkId(node)}.js`, ROOT, 'possible'));
      case 'Literal':
      case 'TemplateLiteral':
        return add(node, isPath(node) ? folder : ROOT, 'possible');
    }
  });
  return references;
}

/** Other tooling writes modules as well as scripts. */
function parseScript(text: string): Node {
  const options = { ecmaVersion: 'latest', allowHashBang: true } as const;
  try {
    return parse(text, { ...options, sourceType: 'module' });
  } catch {
    return parse(text, { ...options, sourceType: 'script', allowReturnOutsideFunction: true });
  }
}

/** Returns the text of a literal, or null. */
function readText(node: Node | null | undefined): string | null {
  const literal = node as AnyNode | null | undefined;
  if (literal?.type === 'Literal') return typeof literal.value === 'string' ? literal.value : null;
  return literal?.type === 'TemplateLiteral' && literal.expressions.length === 0
    ? (literal.quasis[0]?.value.cooked ?? null)
    : null;
}

/** Excludes packages, which browsers cannot import. */
const isPath = (node: Node | null | undefined): boolean => /^[./]/.test(readText(node) ?? '');

const isMember = (node: AnyNode, names: readonly string[]): boolean =>
  node.type === 'MemberExpression' &&
  node.property.type === 'Identifier' &&
  names.includes(node.property.name);

/** Returns the ID whose file name a call returns, or an empty text. */
const readChunkId = ({ callee, arguments: [id] }: CallExpression): string =>
  isMember(callee, ['u']) && id?.type === 'Literal' ? String(id.value) : '';

/** Accepts `import.meta.url`, and texts that contain it, such as `'' + import.meta.url`. */
function isImportMetaUrl(node: Node | undefined): boolean {
  let isFound = false;
  if (node)
    full(node, ({ type }) => {
      isFound ||= type === 'MetaProperty';
    });
  return isFound;
}

/** @param from folder of relative names */
function describe(name: string, from: string, kind: Reference['kind']): Reference[] {
  if (!fileName.test(name) || name.startsWith('//')) return [];
  if (name.startsWith('/')) return [{ file: name.slice(1), kind: 'absolute' }];
  return [{ file: path.posix.join(from, name), kind }];
}

/** Larger scripts are not parsed, which would delay the pages of visitors. */
export const MAX_PARSED_BYTES = 1024 * 1024;

/** Members of webpack's and Rspack's runtime that return the name of a chunk's file by its ID. */
const nameFunctions = ['u', 'k', 'miniCssF'];

/**
 * Returns parts of file names, such as content hashes, that an entry built with webpack or Rspack requests and no file
 * contains. Such an entry belongs to other chunks, and fails on the first page that needs one.
 */
export function findMissingChunks(entry: string, files: readonly string[]): string[] {
  if (entry.length > MAX_PARSED_BYTES) return [];
  const texts: string[] = [];
  full(parse(entry, { ecmaVersion: 'latest', sourceType: 'script' }), (visited) => {
    const node = visited as AnyNode;
    if (node.type !== 'AssignmentExpression' || !isMember(node.left, nameFunctions)) return;
    const parts = listTexts(node.right);
    // Other code has members of the same names.
    if (parts.some((part) => /\.(?:m?js|css)$/.test(part))) texts.push(...parts);
  });
  const names = [...new Set(texts)].filter((text) => !/^\W*(?:m?js|css)?$/.test(text));
  return names.filter((name) => !files.some((file) => file.includes(name)));
}

/** Lists the texts that a function may put into a name: not those that it compares with an ID. */
function listTexts(node: Node): string[] {
  const texts: string[] = [];
  const compared = new Set<Node>();
  full(node, (visited) => {
    const each = visited as AnyNode;
    if (each.type === 'BinaryExpression' && each.operator.startsWith('=='))
      compared.add(each.left).add(each.right);
    if (each.type === 'Property') compared.add(each.key);
    if (each.type === 'TemplateElement') texts.push(each.value.cooked ?? '');
    if (each.type === 'Literal' && typeof each.value === 'string') texts.push(each.value);
  });
  const excluded = [...compared].map((each) => (each as { value?: unknown }).value);
  return texts.filter((text) => !excluded.includes(text));
}
