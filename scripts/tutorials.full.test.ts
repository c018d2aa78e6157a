import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../shared/tooling/free-port.ts';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';
import { commitSources } from './testing/commit-sources.ts';
import { pnpm } from './testing/pnpm.ts';
import { changed, type TutorialStep, tutorialSteps } from './testing/tutorial-steps.ts';

const project = join(import.meta.dirname, '..');
const committer = { name: 'Reader', email: 'reader@localhost' };

/** Returns the variables of a reader's shell, without those of the test runner. */
const environment = (copy: string, port: string) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|NODE_ENV$|TEST$|MODE$|PROD$|DEV$|SSR$)/.test(name),
    ),
  ),
  PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`,
  PORT: port,
  GIT_AUTHOR_NAME: committer.name,
  GIT_AUTHOR_EMAIL: committer.email,
  GIT_COMMITTER_NAME: committer.name,
  GIT_COMMITTER_EMAIL: committer.email,
});

/** The repository as it is checked out, installed, as one commit. */
function copyOfRepository(): string {
  const copy = join(temporaryFolder(), 'portal');
  commitSources(copy);
  const install = ['-y', pnpm, 'install', '--frozen-lockfile', '--prefer-offline'];
  execFileSync('npx', install, { cwd: copy, stdio: 'pipe', env: environment(copy, '') });
  return copy;
}

/** Does what a reader does; the tutorials' ports are exchanged for free ones. */
async function reader(copy: string) {
  const [portal, other] = [String(await freePort()), String(await freePort())];
  const shell = (text: string) =>
    execa('bash', ['-e', '-o', 'pipefail', '-c', text.replaceAll('3000', portal).replaceAll('4000', other)], {
      cwd: copy,
      env: environment(copy, portal),
      extendEnv: false,
      all: true,
      detached: true,
    });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  };
  const serve = async (text: string) => {
    const started = shell(text);
    const ended = started.catch(() => {});
    onTestFinished(async () => {
      // The shell, npm and what they have started.
      if (started.pid) spawnSync('kill', ['--', `-${started.pid}`]);
      await ended;
    });
    const address = Promise.withResolvers<void>();
    started.stdout.on('data', (said) => /http:\/\/\S+/.test(said) && address.resolve());
    await Promise.race([address.promise, started]);
  };
  return async (step: TutorialStep): Promise<void> => {
    if (step.kind === 'write') write(step.file, step.text);
    else if (step.kind === 'change')
      write(step.file, changed(readFileSync(join(copy, step.file), 'utf8'), step.from, step.to));
    else if (step.kind === 'serve') await serve(step.text);
    else await shell(step.text);
  };
}

it.each(['adding-a-page', 'adding-a-field', 'adding-a-remote', 'deploying', 'another-server', 'integrating'])(
  'docs/%s.md can be done as it stands',
  async (name) => {
    const steps = tutorialSteps(readFileSync(join(project, `docs/${name}.md`), 'utf8'));
    expect(steps.length).toBeGreaterThan(2);
    const does = await reader(copyOfRepository());

    for (const step of steps) await does(step);
  },
  900_000,
);
