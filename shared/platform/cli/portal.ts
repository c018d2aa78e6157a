#!/usr/bin/env node
/** The platform's commands: `portal releases …` and `portal serve-remote NAME`. */

/** Commands by name; each reads the remaining arguments. */
const commands: Record<string, () => Promise<unknown>> = {
  releases: () => import('./releases-command.ts'),
  'serve-remote': () => import('./serve-remote.ts'),
};

const [asked = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(commands, asked) ? commands[asked] : undefined;
if (command) await command();
else {
  console.error(`usage: portal ${Object.keys(commands).join(' | ')}`);
  process.exitCode = 1;
}

// Top-level await needs a module.
export {};
