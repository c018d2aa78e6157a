import { CONTRACT_VERSION } from './descriptor.ts';
import type { RemoteManifest } from './remote-manifest.ts';

/** Why a remote is not mounted. */
type BlockReason =
  /** Built for another version of the contract. */
  | 'contract'
  /** Claims a path or a slot that another remote owns. */
  | 'conflict';

export type Admission =
  | { kind: 'admitted'; manifest: RemoteManifest }
  | { kind: 'blocked'; manifest: RemoteManifest; reason: BlockReason };

/**
 * Decides which remotes may be mounted: those of this contract, first come first served for paths and slots.
 * @param manifests in the order of the registry, which is the order of precedence
 */
export function admit(manifests: readonly RemoteManifest[], contract = CONTRACT_VERSION): Admission[] {
  const taken = new Set<string>();
  return manifests.map((manifest) => {
    if (manifest.contract !== contract) return { kind: 'blocked', manifest, reason: 'contract' };
    const claims = [
      ...manifest.paths.map((path) => `path ${path}`),
      ...Object.keys(manifest.slots).map((slot) => `slot ${slot}`),
    ];
    if (claims.some((claim) => taken.has(claim))) return { kind: 'blocked', manifest, reason: 'conflict' };
    for (const claim of claims) taken.add(claim);
    return { kind: 'admitted', manifest };
  });
}
