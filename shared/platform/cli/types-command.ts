/**
 * `portal types --against URL`: writes the props of the slots of a portal's remotes to `types/<remote>.d.ts`, so that a
 * page of the package in the current folder that mounts one is type-checked. The package has the name of its remote.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { errorText } from '@portal/server-kit/error-text';
import { fetchSlotTypes } from './fetch-slot-types.ts';

const FOLDER = 'types';

try {
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  if (!values.against) throw new Error('usage: portal types --against URL');
  const { name } = JSON.parse(await readFile('package.json', 'utf8')) as { name: string };
  const types = await fetchSlotTypes(values.against, name);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  for (const [remote, text] of types) await writeFile(path.join(FOLDER, `${remote}.d.ts`), text);
  console.log(`${FOLDER}/: the slots of ${[...types.keys()].join(', ') || 'no other remote'}`);
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
