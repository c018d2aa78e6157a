/** The global variable under which a remote's container announces itself. */
export const containerGlobal = (remote: string): string => remote.replaceAll('-', '_');

/** A release in words, `name@version`, as stacks and logs call its code. */
export const releaseKey = ({ name, version }: { name: string; version: string }): string =>
  `${name}@${version}`;

/** Beginning of the file names under which remotes' code runs; the release's key follows. */
export const REMOTE_FILES = 'remote:';
