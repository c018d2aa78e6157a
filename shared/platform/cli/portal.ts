#!/usr/bin/env node
/** The platform's commands; each file describes its own. */

/** Commands by name; each reads the remaining arguments. */
const commands: Record<string, () => Promise<unknown>> = {
  check: () => import('./check-command.ts'),
  dev: () => import('./dev-command.ts'),
  'new-key': () => import('./new-key-command.ts'),
  preview: () => import('./preview-command.ts'),
  registry: () => import('./registry-command.ts'),
  release: () => import('./release-command.ts'),
  releases: () => import('./releases-command.ts'),
  'serve-remote': () => import('./serve-remote.ts'),
  types: () => import('./types-command.ts'),
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
