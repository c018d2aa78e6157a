/** Why a remote's module could not be had. The list is closed: each reason is a sentence on a dashboard. */
export type FailureReason =
  /** Nobody provides it, or its manifest could not be read yet. */
  | 'unavailable'
  /** A file did not arrive. */
  | 'network'
  /** A phase took longer than its limit. */
  | 'timeout'
  /** The code ran and threw, or exports something else than the contract says. */
  | 'broken';

/** Why a remote is not loaded at all. */
export type BlockReason =
  /** Built for another version of the contract. */
  | 'contract'
  /** Claims a path or a slot that another remote owns. */
  | 'conflict';

/**
 * Life of a module of a remote: `pending → loaded | fallback | failed | blocked`.
 * `fallback` is the module of the previous release, used while the current one is broken.
 */
export type RemoteState<Module> =
  | { kind: 'pending' }
  | { kind: 'loaded'; module: Module }
  | { kind: 'fallback'; module: Module }
  | { kind: 'failed'; reason: FailureReason }
  | { kind: 'blocked'; reason: BlockReason };

export type SettledState<Module> = Exclude<RemoteState<Module>, { kind: 'pending' }>;

/** An error that carries the failure to the error boundary. */
export class RemoteError extends Error {
  readonly reason: FailureReason | BlockReason;

  constructor(remote: string, reason: FailureReason | BlockReason) {
    super(`${remote}: ${reason}`);
    this.name = 'RemoteError';
    this.reason = reason;
  }
}
