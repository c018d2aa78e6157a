/** A step of a reader of a tutorial. */
export type TutorialStep =
  /** Write a file, whose folder may be missing. */
  | { kind: 'write'; file: string; text: string }
  /** Change a unique text of a file. */
  | { kind: 'change'; file: string; from: string; to: string }
  /** Run commands, each of which must succeed. */
  | { kind: 'run'; text: string }
  /** Start a process that keeps running, and wait for the URL that it prints. */
  | { kind: 'serve'; text: string };

const block = /^```(?<language>\w+) (?<said>[^\n]+)\n(?<text>.*?)^```$/gms;

/**
 * Returns the steps of a tutorial: its code blocks with `file=…`, `run` or `serve` after their language. A `diff` of a file
 * changes a text of it. Other blocks are examples.
 * @param markdown text of the document
 * @throws Error for an unknown word
 */
export function tutorialSteps(markdown: string): TutorialStep[] {
  return [...markdown.matchAll(block)].map(
    ({ groups: { language, said = '', text = '' } = {} }): TutorialStep => {
      if (said === 'run' || said === 'serve') return { kind: said, text };
      const file = /^file=(\S+)$/.exec(said)?.[1];
      if (!file) throw new Error(`no step: ${said}`);
      if (language !== 'diff') return { kind: 'write', file, text };
      return { kind: 'change', file, from: side(text, '-'), to: side(text, '+') };
    },
  );
}

/** Returns one side of a diff without line numbers. */
const side = (diff: string, sign: '-' | '+') =>
  diff
    .split('\n')
    .filter((line) => line.startsWith(' ') || line.startsWith(sign))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/**
 * Returns a file's text with one text replaced.
 * @throws Error unless `from` occurs exactly once
 */
export function changed(text: string, from: string, to: string): string {
  const [before = '', after, ...more] = text.split(from);
  if (after === undefined || more.length > 0) throw new Error(`not one place says:\n${from}`);
  return before + to + after;
}
