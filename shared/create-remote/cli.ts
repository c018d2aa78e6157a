#!/usr/bin/env node
/**
 * `npm create @portal/remote mf-eventos`: creates a remote in a repository of its own, in a folder of its name. On a
 * terminal it asks for team, path and slot unless `--team`, `--path` and `--slot` give them.
 */
import path from 'node:path';
import { askOnTerminal } from './ask-on-terminal.ts';
import { createRemote } from './create-remote.ts';
import { readOptions } from './read-options.ts';

try {
  const options = await readOptions(process.argv.slice(2), askOnTerminal());
  createRemote(options, path.resolve(options.name), ['remote', 'repository']);
  console.info(`${options.name}/ is written; its README describes the next steps:\n`);
  console.info(`  cd ${options.name}\n  npm install\n  npm test`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
