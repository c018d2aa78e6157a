import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { freePort } from '../../shared/tooling/free-port.ts';
import { changed, type TutorialStep } from './tutorial-steps.ts';

/** Returns the variables of a reader's shell, without those of the test runner. */
export const readerEnvironment = (more: Record<string, string> = {}) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|NODE_ENV$|TEST$|MODE$|PROD$|DEV$|SSR$)/.test(name),
    ),
  ),
  GIT_AUTHOR_NAME: 'Reader',
  GIT_AUTHOR_EMAIL: 'reader@localhost',
  GIT_COMMITTER_NAME: 'Reader',
  GIT_COMMITTER_EMAIL: 'reader@localhost',
  ...more,
});

/**
 * Follows a tutorial as a reader does. A change of folder lasts for the next steps.
 * @param folder absolute path of the first folder
 * @param portal port that replaces the tutorial's 3000; 3100, 4000 and 5000 are replaced by free ones
 * @param env variables in addition to those of `readerEnvironment`
 * @returns a function that does a step, and one that stops the processes that steps have started
 */
export async function followTutorial(
  folder: string,
  { portal, env }: { portal: string; env: Record<string, string> },
): Promise<{ follow: (step: TutorialStep) => Promise<void>; stop: () => Promise<void> }> {
  const stops: (() => Promise<void>)[] = [];
  const ports: Record<string, string> = {
    3000: portal,
    3100: String(await freePort()),
    4000: String(await freePort()),
    5000: String(await freePort()),
  };
  let cwd = folder;
  const shell = (text: string) =>
    execa(
      'bash',
      ['-e', '-o', 'pipefail', '-c', text.replace(/[345]000|3100/g, (port) => ports[port] ?? port)],
      {
        cwd,
        env: readerEnvironment(env),
        extendEnv: false,
        all: true,
        detached: true,
      },
    );
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  };
  const run = async (text: string) => {
    const { stdout } = await shell(`${text}\npwd`);
    cwd = stdout.split('\n').at(-1) ?? cwd;
  };
  const serve = async (text: string) => {
    const started = shell(text);
    const ended = started.catch(() => {});
    stops.push(async () => {
      // The shell, npm and what they have started.
      if (started.pid) spawnSync('kill', ['--', `-${started.pid}`]);
      await ended;
    });
    const address = Promise.withResolvers<void>();
    started.stdout.on('data', (said) => /http:\/\/\S+/.test(said) && address.resolve());
    await Promise.race([address.promise, started]);
  };
  const follow = async (step: TutorialStep) => {
    if (step.kind === 'write') write(step.file, step.text);
    else if (step.kind === 'change')
      write(step.file, changed(readFileSync(join(cwd, step.file), 'utf8'), step.from, step.to));
    else if (step.kind === 'serve') await serve(step.text);
    else await run(step.text);
  };
  return { follow, stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
}
