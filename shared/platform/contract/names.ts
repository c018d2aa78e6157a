/** Global variable under which a remote's container announces itself. */
export const containerGlobal = (remote: string): string => remote.replaceAll('-', '_');

/** Formats a release as `name@version`, as in stack traces and logs. */
export const releaseKey = ({ name, version }: { name: string; version: string }): string =>
  `${name}@${version}`;

/** Prefix of the file names of remotes' code in stack traces; the release key follows. */
export const REMOTE_FILES = 'remote:';

/**
 * Returns the paths of the platform itself on the portal's origin.
 * @param basePath base path of the portal, without a trailing slash
 */
export const getPlatformPaths = (basePath: string) => ({
  home: `${basePath}/`,
  /** Folder of the host's browser files. */
  assets: `${basePath}/assets/`,
  /** Folder of the remotes' browser files. */
  remotes: `${basePath}/remotes/`,
  /** Folder of one remote's browser files. */
  filesOf: (remote: string): string => `${basePath}/remotes/${remote}/web/`,
});

export type PlatformPaths = ReturnType<typeof getPlatformPaths>;

/** Returns a path below the base path, such as `/courses`. */
export const stripBasePath = (basePath: string, pathname: string): string =>
  pathname.slice(basePath.length) || '/';

/** Browser file in which a release declares the props of its slots, for the teams whose pages mount them. */
export const SLOT_TYPES = 'slots.d.ts';
