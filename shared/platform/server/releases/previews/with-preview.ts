import { listMenuLinks } from '../../../contract/page-metadata.ts';
import { formatVersions, type Releases } from '../releases.ts';

/**
 * Returns the active releases with those of a preview instead. They have no fallback, so that a failure is visible.
 * @param preview releases of the preview's remotes; the active ones are unchanged if there are none
 */
export function withPreview(active: Releases, name: string, preview: Releases): Releases {
  const remotes = preview.manifests.map((manifest) => manifest.name);
  if (remotes.length === 0) return active;
  const isPreviewed = (remote: string) => remotes.includes(remote);
  const replace = <Entry extends { name: string }>(
    all: readonly Entry[],
    others: readonly Entry[],
  ): Entry[] => [
    ...all.map((each) => others.find((other) => other.name === each.name) ?? each),
    ...others.filter((other) => all.every((each) => each.name !== other.name)),
  ];
  const manifests = replace(active.manifests, preview.manifests);
  const withoutFallback = preview.known.remotes.map((entry) => ({ ...entry, hasPrevious: false }));
  return {
    manifests,
    known: {
      ...active.known,
      remotes: replace(active.known.remotes, withoutFallback),
      menuLinks: listMenuLinks(manifests),
    },
    version: formatVersions(manifests),
    epoch: active.epoch,
    group: [active.group, `preview ${name}`].filter(Boolean).join(),
    preview: { name, remotes },
    code: (remote) => (isPreviewed(remote) ? preview : active).code(remote),
    text: (remote, file) => (isPreviewed(remote) ? preview : active).text(remote, file),
    withPrevious: () => null,
  };
}
