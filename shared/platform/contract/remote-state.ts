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

/**
 * Life of a module of a remote: `pending → loaded | fallback | failed`.
 * `arriving` stands for `pending` where the server has sent what the module shows: its promise brings the module that
 * the server has rendered, or stays open. `fallback` is the module of the previous release, used while the current one
 * is broken.
 */
export type RemoteState<Module> =
  | { kind: 'pending' }
  | { kind: 'arriving'; module: Promise<Module> }
  | { kind: 'loaded'; module: Module }
  | { kind: 'fallback'; module: Module }
  | { kind: 'failed'; reason: FailureReason };

export type SettledState<Module> = Exclude<RemoteState<Module>, { kind: 'pending' | 'arriving' }>;

/** An error that carries the failure to the error boundary. */
export class RemoteError extends Error {
  readonly reason: FailureReason;

  constructor(remote: string, reason: FailureReason) {
    super(`${remote}: ${reason}`);
    this.name = 'RemoteError';
    this.reason = reason;
  }
}
