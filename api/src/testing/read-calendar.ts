/** Component of an iCalendar file: texts by property name without parameters, and nested components. */
export type Component = { name: string; properties: Record<string, string>; components: Component[] };

/**
 * Parses an iCalendar file strictly by RFC 5545: lines end in CR LF, have at most 75 octets and continue after a blank;
 * texts escape `\\`, `\;`, `\,` and `\n`. An event ends after its start, or is an instant without `DTEND` (3.6.1).
 * @throws Error for invalid files
 */
export function readCalendar(file: string): Component {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no end.');
  const physical = file.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error('A line ends in something else than CR LF.');
    if (Buffer.byteLength(line) > 75) throw new Error(`A line is too long: ${line}`);
    if (!line.isWellFormed()) throw new Error(`A sign is cut in two: ${line}`);
  }
  const lines = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n').map(readLine);
  const [root, ...rest] = build(lines);
  if (!root || rest.length > 0) throw new Error('There is not exactly one calendar.');
  return root;
}

function readLine(line: string): { name: string; value: string } {
  const [, name, value] = /^([A-Z-]+)(?:;[A-Z-]+=[^:;"]*)*:(.*)$/s.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`This is no property: ${line}`);
  return { name, value };
}

function build(lines: { name: string; value: string }[]): Component[] {
  const top: Component = { name: '', properties: {}, components: [] };
  const open = [top];
  for (const { name, value } of lines) {
    const inner = open.at(-1) ?? top;
    if (name === 'BEGIN') {
      const begun: Component = { name: value, properties: {}, components: [] };
      inner.components.push(begun);
      open.push(begun);
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`${value} ends without having begun.`);
      if (value === 'VEVENT') checkLength(inner.properties);
    } else {
      if (name in inner.properties) throw new Error(`${name} is said twice.`);
      inner.properties[name] = value.replace(/\\(.)/gs, (_, sign) => (/n/i.test(sign) ? '\n' : sign));
    }
  }
  if (open.length > 1) throw new Error(`${open.at(-1)?.name} has no end.`);
  return top.components;
}

/** Dates and UTC date-times are written so that their order is that of their texts. */
function checkLength({ SUMMARY, DTSTART, DTEND }: Component['properties']): void {
  if (DTSTART === undefined) throw new Error(`${SUMMARY} has no start.`);
  if (DTEND !== undefined && (DTEND.length !== DTSTART.length || DTEND <= DTSTART))
    throw new Error(`${SUMMARY} ends at ${DTEND}, not after ${DTSTART}.`);
}
