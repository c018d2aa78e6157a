import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** File modes of personal data: only the user who runs the server. */
export const privateFile = 0o600;
const privateDirectory = 0o700;

/** Makes a folder that only its owner can read. An existing one is restricted, with everything in it. */
export async function privateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: privateDirectory });
  await chmod(folder, privateDirectory);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const mode = entry.isDirectory() ? privateDirectory : privateFile;
    await chmod(join(entry.parentPath, entry.name), mode);
  }
}
