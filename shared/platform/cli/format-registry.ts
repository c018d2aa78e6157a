import type { RemoteListing } from '../server/releases/registry.ts';

const MAX_WIDTH = 110;

/** Formats `registry.json` as the repository's formatter does, so that an edit changes only the lines of its remote. */
export const formatRegistry = (listings: readonly RemoteListing[]): string =>
  `${format(JSON.parse(JSON.stringify(listings)))}\n`;

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

function format(value: Json, indent = '', before = '', after = ''): string {
  const line = `${indent}${before}${formatInline(value)}${after}`;
  if (typeof value !== 'object' || value === null) return line;
  if (line.length <= MAX_WIDTH && !(Array.isArray(value) && isTable(value))) return line;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Object.entries(value).map(([name, member], index, { length }) =>
    format(
      member,
      `${indent}  `,
      Array.isArray(value) ? '' : `${JSON.stringify(name)}: `,
      index < length - 1 ? ',' : '',
    ),
  );
  return [`${indent}${before}${open}`, ...members, `${indent}${close}${after}`].join('\n');
}

/** Returns whether a list has a line per element even if all fit in one. */
const isTable = (list: Json[]): boolean =>
  list.length > 1 &&
  list.every((each) => typeof each === 'object' && each !== null && Object.keys(each).length > 1);

function formatInline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(formatInline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, each]) => `${JSON.stringify(name)}: ${formatInline(each)}`,
  );
  return `{ ${members.join(', ')} }`;
}
