import os from 'node:os';
import process from 'node:process';

/** Returns the user of this process: in a container a user may have no name, only a number. */
export function userName(userInfo: () => { username: string } = os.userInfo): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
