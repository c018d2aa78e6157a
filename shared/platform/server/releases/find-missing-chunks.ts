import { type AnyNode, type Node, parse } from 'acorn';
import { full } from 'acorn-walk';

/** Larger scripts are not parsed, which would delay the pages of visitors. */
export const MAX_PARSED_BYTES = 1024 * 1024;

/** Members of webpack's and Rspack's runtime that return the name of a chunk's file by its ID. */
const nameFunctions = ['u', 'k', 'miniCssF'];

/**
 * Returns parts of file names, such as content hashes, that an entry built with webpack or Rspack requests and no file
 * contains. Such an entry belongs to other chunks, and fails on the first page that needs one.
 * @param entry text of the entry script
 */
export function findMissingChunks(entry: string, files: readonly string[]): string[] {
  if (entry.length > MAX_PARSED_BYTES) return [];
  const texts: string[] = [];
  full(parse(entry, { ecmaVersion: 'latest', sourceType: 'script' }), (visited) => {
    const node = visited as AnyNode;
    if (node.type !== 'AssignmentExpression' || !isNameFunction(node.left)) return;
    const parts = listTexts(node.right);
    // Other code has members of the same names.
    if (parts.some((part) => /\.(?:m?js|css)$/.test(part))) texts.push(...parts);
  });
  const names = [...new Set(texts)].filter((text) => !/^\W*(?:m?js|css)?$/.test(text));
  return names.filter((name) => !files.some((file) => file.includes(name)));
}

const isNameFunction = (left: AnyNode): boolean =>
  left.type === 'MemberExpression' &&
  left.property.type === 'Identifier' &&
  nameFunctions.includes(left.property.name);

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
