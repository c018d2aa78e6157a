import { createInterface } from 'node:readline/promises';
import type { Ask } from './read-options.ts';

/** Returns a function that asks on the terminal, or null without one. */
export function askOnTerminal(): Ask | null {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) return null;
  return async (question, proposal) => {
    const terminal = createInterface({ input, output });
    try {
      return await terminal.question(`${question} (${proposal}): `);
    } finally {
      terminal.close();
    }
  };
}
