import { addressVariable } from '../processes/portal-plan.ts';

/** Files with a part for each remote of this repository, between the comments `# Remotes` and `# End of remotes`. */
export const filesWithRemotes = [
  '.github/CODEOWNERS',
  'docker-compose.yml',
  'docker-compose.scale.yml',
  'deploy/kubernetes/base/keeper.yaml',
  'deploy/kubernetes/base/remotes.yaml',
  'deploy/kubernetes/overlays/trial/kustomization.yaml',
];

const list = /^(?<start> *# Remotes\b[^\n]*\n)(?<parts>.*?)(?<end>^ *# End of remotes\n)/gms;

/**
 * Repeats the part of the first remote for every remote.
 * @throws Error if the parts of a list differ in length
 */
export function repeatRemotes(text: string, remotes: readonly string[]): string {
  return text.replace(list, (...matched) => {
    const { start, parts, end } = matched.at(-1) as Record<'start' | 'parts' | 'end', string>;
    const lines = parts.match(/.*\n/g) ?? [];
    const [first = '', ...others] = new Set(parts.match(/\bmf-[a-z0-9-]+/g));
    const length = lines.length / (others.length + 1);
    if (!Number.isInteger(length)) throw new Error(`the parts of remotes differ after: ${start.trim()}`);
    const part = lines.slice(0, length).join('');
    const repeated = remotes.map((name) =>
      part.replaceAll(first, name).replaceAll(addressVariable(first), addressVariable(name)),
    );
    return [start, ...repeated, end].join('');
  });
}
