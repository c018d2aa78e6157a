/** What the builds of a portal's host and remotes have to agree on. */
export interface PortalBuild {
  /** Beginning of the portal's addresses, without a slash at its end; releases are built for it. */
  basePath: string;
  /** Modules of which a page may hold one instance only. The host brings them; remotes are built without them. */
  singletons: readonly string[];
  /** Shared as well, but fetched by browsers when one of them is first needed, so that a visit fetches each once. */
  late: readonly string[];
  /** What the host's server brings besides. */
  rendered: readonly string[];
  /** Libraries that only ever run in browsers: the server's builds go without them. */
  browserOnly: readonly string[];
  /** Absolute path of the file that says this; the shared modules are those that are installed for its package. */
  file: string;
}

/** The modules that a remote asks the host for. */
export const sharedModules = ({ singletons, late, rendered }: PortalBuild) => ({
  web: [...singletons, ...late],
  node: [...singletons, ...rendered],
});
