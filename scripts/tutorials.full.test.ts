import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../shared/tooling/free-port.ts';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';
import { pnpm } from './processes/pnpm.ts';
import { commitSources } from './testing/commit-sources.ts';
import { followTutorial, readerEnvironment } from './testing/follow-tutorial.ts';
import { tutorialSteps } from './testing/tutorial-steps.ts';

const project = join(import.meta.dirname, '..');

/** The repository as it is checked out, installed, as one commit. */
function copyOfRepository(): string {
  const copy = join(temporaryFolder(), 'portal');
  commitSources(copy);
  const install = ['-y', pnpm, 'install', '--frozen-lockfile', '--prefer-offline'];
  execFileSync('npx', install, { cwd: copy, stdio: 'pipe', env: readerEnvironment() });
  return copy;
}

it.each(['adding-a-page', 'adding-a-field', 'adding-a-remote', 'deploying', 'another-server', 'integrating'])(
  'docs/%s.md can be done as it stands',
  async (name) => {
    const steps = tutorialSteps(readFileSync(join(project, `docs/${name}.md`), 'utf8'));
    expect(steps.length).toBeGreaterThan(2);
    const copy = copyOfRepository();
    const portal = String(await freePort());
    const PATH = `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`;
    const { follow, stop } = await followTutorial(copy, { portal, env: { PATH, PORT: portal } });
    onTestFinished(stop);

    for (const step of steps) await follow(step);
  },
  900_000,
);
