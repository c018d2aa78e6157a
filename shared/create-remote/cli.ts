#!/usr/bin/env node
/** `npm create @portal/remote mf-eventos`: creates a remote in a repository of its own, in a folder of its name. */
import path from 'node:path';
import { createRemote, readOptions } from './create-remote.ts';

try {
  const options = readOptions(process.argv.slice(2));
  createRemote(options, path.resolve(options.name), ['remote', 'repository']);
  console.info(`${options.name}/ is written; its README describes the next steps:\n`);
  console.info(`  cd ${options.name}\n  npm install\n  npm test`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
