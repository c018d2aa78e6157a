import { errorText } from '../../shared/core/server/error-text.ts';

/**
 * Does a command's work on the file that it was given, with the environment of `npm start`; what goes wrong is one line.
 * @param done what is said at the end
 */
export async function runOnFile(
  command: string,
  work: (env: NodeJS.ProcessEnv, file: string) => Promise<void>,
  done: (file: string) => string,
): Promise<void> {
  // Whatever is written on the way is readable by its owner only.
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
