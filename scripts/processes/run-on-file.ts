import { errorText } from '../../shared/server-kit/error-text.ts';

/**
 * Runs a command on the file of its argument, with the environment of `npm start`; an error is one line.
 * @param done returns the final message
 */
export async function runOnFile(
  command: string,
  work: (env: NodeJS.ProcessEnv, file: string) => Promise<void>,
  done: (file: string) => string,
): Promise<void> {
  // Only the owner can read the files that are written.
  process.umask(0o077);
  const [file, ...more] = process.argv.slice(2);
  try {
    if (!file || more.length > 0) throw new Error(`usage: npm run ${command} -- <file>`);
    await work(process.env, file);
    console.log(done(file));
  } catch (error) {
    console.error(errorText(error));
    process.exitCode = 1;
  }
}
