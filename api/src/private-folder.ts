import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Only the user who runs the server may access personal data. */
export const privateFile = 0o600;
const privateDirectory = 0o700;

/** Creates a folder that only its owner can read. Restricts an existing one with all its contents. */
export async function privateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: privateDirectory });
  await chmod(folder, privateDirectory);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await privateFolder(path);
    else if (entry.isFile()) await chmod(path, privateFile);
  }
}
