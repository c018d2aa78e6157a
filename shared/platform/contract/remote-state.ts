/** Reasons why a remote's module failed to load. The list is closed: dashboards have a text for each. */
export type FailureReason =
  /** No remote provides it, or its manifest could not be read yet. */
  | 'unavailable'
  /** A file failed to load. */
  | 'network'
  /** A phase exceeded its limit. */
  | 'timeout'
  /** The code threw, or its exports violate the contract. */
  | 'broken';

/** `arriving`: server-rendered; its promise resolves with the module, or stays pending. Others start with `pending`. */
export type RemoteState<Module> =
  | { kind: 'pending' }
  | { kind: 'arriving'; module: Promise<Module> }
  | { kind: 'loaded'; module: Module }
  | { kind: 'failed'; reason: FailureReason };

export type SettledState<Module> = Exclude<RemoteState<Module>, { kind: 'pending' | 'arriving' }>;

/** A file failed to load. Rspack and webpack give their errors this name, too. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Carries the failure to the error boundary. */
export class RemoteError extends Error {
  readonly reason: FailureReason;

  constructor(remote: string, reason: FailureReason) {
    super(`${remote}: ${reason}`);
    this.name = 'RemoteError';
    this.reason = reason;
  }
}
