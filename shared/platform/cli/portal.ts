#!/usr/bin/env node
/** The platform's commands: `portal COMMAND …`. Each loads only what it needs: hosts have no build tools. */
import { type Command, runCommand } from './command.ts';

const commands: Record<string, () => Promise<Command>> = {
  check: async () => (await import('./check.ts')).check,
  dev: async () => (await import('./dev.ts')).dev,
  'new-key': async () => (await import('./release.ts')).newKey,
  preview: async () => (await import('./preview.ts')).preview,
  registry: async () => (await import('./registry.ts')).registry,
  release: async () => (await import('./release.ts')).release,
  'serve-remote': async () => (await import('./serve-remote.ts')).serveRemote,
  types: async () => (await import('./types.ts')).types,
};

const [name = '', ...args] = process.argv.slice(2);

await runCommand(async () => {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new Error(`usage: portal ${Object.keys(commands).join(' | ')}`);
  await (await load())(args);
}, args);
