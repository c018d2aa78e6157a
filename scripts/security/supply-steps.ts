import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { oneCheck } from '../checks/counts.ts';
import { root } from '../checks/run.ts';
import type { Step } from '../checks/step.ts';
import { judgeSignatures } from './judge-signatures.ts';
import { pnpm } from './pnpm.ts';

/** Where the lists of components lie, `portal-host.cdx.json` and the like. */
const lists = '.cache/sbom';

/** Compares the signatures of the installed packages with the registry's keys, and says plainly where it could not. */
export const signatures: Step = {
  title: 'Signatures of the packages',
  async work(show = console.log) {
    const { printed } = await pnpm('audit', 'signatures', '--json');
    const result = judgeSignatures(printed);
    switch (result.kind) {
      case 'verified':
        show(`The signatures of ${result.packages} packages fit the registry's keys.`);
        return oneCheck(true);
      case 'not-compared':
        show(
          `NOT COMPARED: ${result.reason}. What is installed fits the hashes of the lock file, no more is known.`,
        );
        return { passed: 0, failed: 0 };
      case 'refused':
        show(result.reason);
        return oneCheck(false);
    }
  },
};

/** Writes what each image is made of as CycloneDX: the host, the api, and each remote of `registry.json`. */
export const components: Step = {
  title: 'Components of the images',
  async work(show = console.log) {
    const remotes: { name: string }[] = JSON.parse(readFileSync(join(root, 'registry.json'), 'utf8'));
    const images = ['host', 'api', ...remotes.map(({ name }) => name)];
    rmSync(join(root, lists), { recursive: true, force: true });
    mkdirSync(join(root, lists), { recursive: true });
    const { succeeded, printed } = await pnpm(
      ...images.flatMap((name) => ['--filter', `@portal/${name}`]),
      ...['sbom', '--split', '--out', `${lists}/%s.cdx.json`, '--sbom-format', 'cyclonedx'],
      ...['--sbom-type', 'application', '--prod', '--lockfile-only'],
    );
    const written = readdirSync(join(root, lists));
    show(printed.trim());
    return oneCheck(succeeded && images.every((name) => written.includes(`portal-${name}.cdx.json`)));
  },
};
