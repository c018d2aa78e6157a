/**
 * `npm run security`: runs the tests that `docs/asvs.md` names, verifies the signatures of the installed packages, and lists the
 * components of each image (CycloneDX, in `.cache/sbom/`). Tests verify the lock file's hashes.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './checks/run.ts';
import { check, endToEndTests, runSuite, type Step, toResult, unitTests } from './checks/suite.ts';
import { pnpm } from './processes/pnpm.ts';
import { readOwnRemotes } from './processes/read-own-remotes.ts';

/** Folder of the lists of components, `portal-host.cdx.json` and others. */
const sboms = '.cache/sbom';

/** Runs pnpm in the checkout. @returns its output, also that of errors */
async function runPnpm(...args: string[]): Promise<{ succeeded: boolean; output: string }> {
  let output = '';
  const printed = (text: string) => {
    output = text;
  };
  return { succeeded: await run('npx', ['-y', pnpm, ...args], { printed }), output };
}

/** Result of comparing the installed packages' signatures with the registry's keys. */
type Signatures =
  | { kind: 'verified'; packages: number }
  /** Nothing was compared, which implies nothing about the packages. */
  | { kind: 'not-compared'; reason: string }
  | { kind: 'rejected'; reason: string };

/** @param output of `pnpm audit signatures --json`, also that of errors */
export function evaluateSignatures(output: string): Signatures {
  let report: { audited: number; invalid: unknown[]; missing: unknown[] };
  try {
    report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return output.includes('AUDIT_SIGNATURE_KEYS_FETCH_FAIL')
      ? { kind: 'not-compared', reason: "the registry's keys could not be loaded" }
      : { kind: 'rejected', reason: output.trim() };
  }
  const { audited, invalid, missing } = report;
  if (invalid.length + missing.length > 0)
    return { kind: 'rejected', reason: `invalid: ${invalid.length}, missing: ${missing.length}\n${output}` };
  if (audited === 0) return { kind: 'not-compared', reason: 'the registry publishes no keys' };
  return { kind: 'verified', packages: audited };
}

/** Compares the signatures of the installed packages with the registry's keys, and reports when it could not. */
const signatures: Step = {
  title: 'Signatures of the packages',
  async work(show = console.log) {
    const result = evaluateSignatures((await runPnpm('audit', 'signatures', '--json')).output);
    if (result.kind === 'verified') show(`The signatures of ${result.packages} packages are valid.`);
    else if (result.kind === 'rejected') show(result.reason);
    else show(`NOT COMPARED: ${result.reason}. The packages match the hashes of the lock file only.`);
    if (result.kind === 'not-compared') return { passed: 0, failures: [] };
    return toResult('Signatures of the packages', result.kind === 'verified');
  },
};

/** Lists the components of each image as CycloneDX: the host, the api, and each remote of `registry.json`. */
const components: Step = {
  title: 'Components of the images',
  async work(show = console.log) {
    const images = ['host', 'api', ...readOwnRemotes(root)];
    rmSync(join(root, sboms), { recursive: true, force: true });
    mkdirSync(join(root, sboms), { recursive: true });
    const { succeeded, output } = await runPnpm(
      ...images.flatMap((name) => ['--filter', `@portal/${name}`]),
      ...['sbom', '--split', '--out', `${sboms}/%s.cdx.json`, '--sbom-format', 'cyclonedx'],
      ...['--sbom-type', 'application', '--prod', '--lockfile-only'],
    );
    const written = readdirSync(join(root, sboms));
    show(output.trim());
    const isComplete = images.every((name) => written.includes(`portal-${name}.cdx.json`));
    return toResult('Components of the images', succeeded && isComplete);
  },
};

if (import.meta.main) {
  const named = readFileSync(join(root, 'docs/asvs.md'), 'utf8').matchAll(/`([\w./-]+\.test\.tsx?)`/g);
  const files = [...new Set([...named].map(([, file = '']) => file))];
  const { endToEnd = [], unit = [] } = Object.groupBy(files, (file) =>
    file.startsWith('e2e/') ? 'endToEnd' : 'unit',
  );

  await runSuite([
    [[signatures, components, check('Build', 'node', ['shared/platform/build/build.ts'])]],
    [[unitTests('Unit and API tests', ['node', 'api', 'dom', 'full'], unit)]],
    [[endToEndTests('End-to-end tests', ['usual'], endToEnd)]],
  ]);
}
