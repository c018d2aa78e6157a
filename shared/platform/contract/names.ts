/** Global variable under which a remote's container announces itself. */
export const containerGlobal = (remote: string): string => remote.replaceAll('-', '_');

/** Formats a release as `name@version`, as in stack traces and logs. */
export const releaseKey = ({ name, version }: { name: string; version: string }): string =>
  `${name}@${version}`;

/** Prefix of the file names of remotes' code in stack traces; the release key follows. */
export const REMOTE_FILES = 'remote:';
