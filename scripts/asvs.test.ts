import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../docs/asvs.md'), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are the first ones of it. */
const sections: Record<string, number[]> = {
  '1': [2, 9, 11, 3, 2],
  '2': [3, 3, 4, 1],
  '3': [0, 2, 4, 6, 5, 0, 2],
  '4': [3, 1, 2, 4],
  '5': [1, 3, 2, 3],
  '6': [3, 12, 4, 4, 5, 3, 0, 4],
  '7': [3, 4, 2, 5, 2, 2],
  '8': [2, 3, 1, 1],
  '9': [3, 4],
  '10': [2, 2, 4, 11, 5, 2, 3],
  '11': [2, 3, 3, 4, 1, 1],
  '12': [3, 2, 4],
  '13': [1, 5, 2, 5],
  '14': [2, 4, 3],
  '15': [3, 3, 7],
  '16': [1, 5, 4, 3, 3],
  '17': [1, 4, 2],
};
const wanted = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, index) => upTo(count).map((number) => `${chapter}.${index + 1}.${number}`)),
);

const answered = [
  ...text.matchAll(/^- \*\*(\d[\d., –]+)\*\* (?:\((?:partly|no|outside|–)\) )?.+?: .+$/gm),
].flatMap(([, numbers = '']) => numbers.split(', ').flatMap(expand));

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** `1.4.1–3` as its three numbers. */
function expand(range: string): string[] {
  const [, section = '', first = '', last = first] = /^(\d+\.\d+\.)(\d+)(?:–(\d+))?$/.exec(range) ?? [];
  return upTo(Number(last))
    .slice(Number(first) - 1)
    .map((number) => section + number);
}

describe('docs/asvs.md', () => {
  it('answers each requirement of levels 1 and 2 once, by a test or a reason', () => {
    expect(answered.toSorted()).toEqual(wanted.toSorted());
  });
});
