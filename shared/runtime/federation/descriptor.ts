/** Version of the contract between host and remotes; a remote built for another one is not mounted. */
export const CONTRACT_VERSION = 1;

/** A remote's static description, known without its build. */
export interface RemoteDescriptor {
  /** Name of the package and of the container, such as `mf-courses`. */
  name: string;
  /** The team responsible for it. */
  team: string;
  /** Path patterns that it owns, relative to the portal's base path; `*` takes the paths that nobody owns. */
  paths: readonly string[];
  /**
   * The search parameters that a page reads while it renders, by its path pattern: the server renders and keeps a page
   * once for each of their values, and for no other parameter's. A path that is left out reads none; a remote without
   * this field is rendered for every query.
   */
  search?: Readonly<Record<string, readonly string[]>>;
  /** Slots that it fills, each by the module `src/slots/<slot>.tsx`. */
  slots: readonly string[];
}

/** Declares a remote, in its `portal.remote.ts`. */
export const defineRemote = (descriptor: RemoteDescriptor): RemoteDescriptor => descriptor;
