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

/** Compares the signatures of the installed packages with the registry's keys; without keys, the lock file's hashes remain. */
const signatures: Step = {
  title: 'Signatures of the packages',
  async work(show = console.log) {
    const { succeeded, output } = await runPnpm('audit', 'signatures');
    show(output.trim());
    const hasKeys = !output.includes('AUDIT_SIGNATURE_KEYS_FETCH_FAIL');
    return hasKeys ? toResult('Signatures of the packages', succeeded) : { passed: 0, failures: [] };
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
