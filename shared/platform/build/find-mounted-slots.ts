import { type AnyNode, parse } from 'acorn';
import { full } from 'acorn-walk';

/**
 * Returns the slots that the pages of a build mount: names in the props of `<Slot>`.
 * @param text the server build, one CommonJS file
 */
export function findMountedSlots(text: string): string[] {
  const slots = new Set<string>();
  full(parse(text, { ecmaVersion: 'latest', sourceType: 'script' }), (visited) => {
    const node = visited as AnyNode;
    if (node.type !== 'ObjectExpression') return;
    const props = new Map(
      node.properties.flatMap((each) =>
        each.type === 'Property' && each.key.type === 'Identifier' ? [[each.key.name, each.value]] : [],
      ),
    );
    const name = props.get('name');
    if (props.has('pending') && props.has('failed') && name?.type === 'Literal')
      slots.add(String(name.value));
  });
  return [...slots].sort();
}
