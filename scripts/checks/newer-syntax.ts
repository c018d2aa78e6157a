import { type Node, parse } from 'acorn';
import { full } from 'acorn-walk';

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
