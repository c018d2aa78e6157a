import { myDataGroups, myDataInternals } from '@portal/contract/endpoints/my-data-names';
import { toTimestamp } from '@portal/contract/format/date';
import { type DataNames, formatFact } from './format-fact.ts';

/** Readable stored data of one kind. */
export interface DataGroup {
  name: string;
  title: string;
  /** Whether the group is initially collapsed. */
  folded: boolean;
  entries: DataEntry[];
}

export interface DataEntry {
  key: string;
  /** Name of the entry; null for the only entry of a group, or an entry without name. */
  heading: string | null;
  facts: (readonly [label: string, value: string])[];
}

/**
 * Formats "Meus dados": known groups in the order of `myDataGroups`, then unknown ones under the server's names. Omits
 * empty groups.
 * @param copy server's response
 */
export function dataGroups(copy: Readonly<Record<string, unknown>>, names: DataNames): DataGroup[] {
  const known = Object.keys(myDataGroups).filter((name) => name in copy);
  const others = Object.keys(copy).filter((name) => !(name in myDataGroups));
  return [...known, ...others]
    .map((name) => createGroup(name, copy[name], names))
    .filter(({ entries }) => entries.length > 0);
}

function createGroup(name: string, value: unknown, names: DataNames): DataGroup {
  const { title = name, newest, folded = false } = myDataGroups[name] ?? {};
  const rows = (Array.isArray(value) ? value : [value]).map(toRow);
  const moment = (row: Row) => toTimestamp(newest ? String(row[newest] ?? '') : null, 'start') ?? 0;
  const entries = rows
    .sort((one, other) => moment(other) - moment(one))
    .map((row, index) => createEntry(name, row, index, names))
    .filter(({ facts, heading }) => facts.length > 0 || heading !== null);
  return { name, title, folded, entries };
}

type Row = Readonly<Record<string, unknown>>;

const toRow = (value: unknown): Row =>
  typeof value === 'object' && value !== null ? (value as Row) : { '': value };

function createEntry(group: string, row: Row, index: number, names: DataNames): DataEntry {
  const { id = index } = row;
  const { heading, facts: labels = {} } = myDataGroups[group] ?? {};
  const others = Object.keys(row).filter((name) => !(name in labels) && !myDataInternals.has(name));
  const read = (name: string) => formatFact(group, name, row[name], names);
  const shown = [...Object.keys(labels).filter((name) => name in row), ...others];
  return {
    key: String(id),
    heading: (heading && read(heading)) || null,
    facts: shown.flatMap((name) => {
      const value = name === heading ? '' : read(name);
      return value === '' ? [] : [[labels[name] ?? name, value] as const];
    }),
  };
}
