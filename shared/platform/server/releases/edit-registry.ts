import type { RemoteListing } from './remote-listing.ts';
import type { ReleaseRecord } from './store/release-record.ts';

/** What may be done to a remote's releases. */
export type Edit =
  | { kind: 'pin'; version: string }
  /** Back to the release that was in force before, or to a named one. */
  | { kind: 'rollback'; version?: string | undefined }
  | { kind: 'canary'; version: string; percent: number }
  /** The canary for everybody; without one, whatever the remote announces. */
  | { kind: 'promote' };

/**
 * The registry after an edit. A canary pins the rest of the visitors to what is in force; a promoted one that is also
 * the newest needs no pin any more.
 *
 * @param record what the store says of the remote's releases
 * @param newest version that the remote announced last
 * @throws Error in words where it cannot be done
 */
export function editRegistry(
  registry: readonly RemoteListing[],
  name: string,
  edit: Edit,
  record: Pick<ReleaseRecord, 'current' | 'previous' | 'releases'>,
  newest: string | undefined,
): RemoteListing[] {
  const listing = registry.find((each) => each.name === name);
  if (!listing) throw new Error(`the registry lists no remote '${name}'`);
  const { pin: _pin, canary: _canary, ...rest } = listing;
  const stored = (version: string | null | undefined): string => {
    if (!version) throw new Error(`${name} has no release to go to`);
    if (!Object.hasOwn(record.releases, version))
      throw new Error(`the store has no release ${version} of ${name}`);
    return version;
  };
  const edited = ((): RemoteListing => {
    switch (edit.kind) {
      case 'pin':
        return { ...rest, pin: stored(edit.version) };
      case 'rollback':
        return { ...rest, pin: stored(edit.version ?? record.previous) };
      case 'canary': {
        const pin = stored(listing.pin ?? record.current);
        const version = stored(edit.version);
        if (version === pin) throw new Error(`release ${version} of ${name} is in force for everybody`);
        return { ...rest, pin, canary: { version, percent: edit.percent } };
      }
      case 'promote': {
        const version = listing.canary?.version ?? newest;
        return version === undefined || version === newest ? rest : { ...rest, pin: stored(version) };
      }
    }
  })();
  return registry.map((each) => (each === listing ? edited : each));
}
