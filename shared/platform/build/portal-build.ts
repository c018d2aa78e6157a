/** Build settings that a portal's host and remotes share. */
export interface PortalBuild {
  /** Base path of the portal, without a trailing slash; releases are built for it. */
  basePath: string;
  /** Modules that must exist once per page. The host provides them; remotes are built without them. */
  singletons: readonly string[];
  /** Shared modules that browsers load when a remote first needs one, once per visit. */
  late: readonly string[];
  /** Modules that only the host's server provides. */
  rendered: readonly string[];
  /** Browser-only libraries, omitted from server builds. */
  browserOnly: readonly string[];
  /** Absolute path of the file with these settings; shared modules are resolved from its package. */
  file: string;
}

/** Modules that a remote imports from the host. */
export const sharedModules = ({ singletons, late, rendered }: PortalBuild) => ({
  web: [...singletons, ...late],
  node: [...singletons, ...rendered],
});
