/** Component of an iCalendar file: texts by property name without parameters, and nested components. */
export type Component = { name: string; properties: Record<string, string>; components: Component[] };

/**
 * Parses an iCalendar file (RFC 5545): lines end in CR LF and continue after a blank; texts escape some characters.
 * @throws Error for invalid files
 */
export function readCalendar(file: string): Component {
  const top: Component = { name: '', properties: {}, components: [] };
  const open = [top];
  for (const line of file.trimEnd().replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[A-Z-]+=[^:;"]*)*:(.*)$/.exec(line) ?? [];
    const inner = open.at(-1) ?? top;
    if (name === 'BEGIN') {
      const begun: Component = { name: value, properties: {}, components: [] };
      inner.components.push(begun);
      open.push(begun);
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`${value} ends without having begun.`);
    } else {
      if (name === '' || name in inner.properties)
        throw new Error(`This is no property, or repeated: ${line}`);
      inner.properties[name] = value.replace(/\\(.)/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign));
    }
  }
  const [root] = top.components;
  if (!root || open.length > 1) throw new Error('There is no complete calendar.');
  return root;
}
