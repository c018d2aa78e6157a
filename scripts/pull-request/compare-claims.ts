/** Paths and slots of a release. */
export interface Claims {
  paths: readonly string[];
  slots: readonly string[];
  /** Declarations of the slots' props (`slots.d.ts`); empty if there are none. */
  slotTypes: string;
}

/** Returns added and removed paths and slots, and changed lines of the slots' props, as Markdown. */
export function compareClaims(active: Claims, own: Claims): string[] {
  const changes = [
    ...listChanges('path', active.paths, own.paths),
    ...listChanges('slot', active.slots, own.slots),
  ];
  const [before, after] = [splitLines(active.slotTypes), splitLines(own.slotTypes)];
  const props = [
    ...before.filter((line) => !after.includes(line)).map((line) => `-${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+${line}`),
  ];
  return [
    ...(changes.length > 0 ? changes : ['Paths and slots are unchanged.']),
    ...(props.length > 0 ? ['', 'Props of slots:', '', '```diff', ...props, '```'] : []),
  ];
}

const splitLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

const listChanges = (kind: string, before: readonly string[], after: readonly string[]): string[] => [
  ...before.filter((each) => !after.includes(each)).map((each) => `- **removed ${kind}** \`${each}\``),
  ...after.filter((each) => !before.includes(each)).map((each) => `- new ${kind} \`${each}\``),
];
