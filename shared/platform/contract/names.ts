/** Global variable under which a remote's container announces itself. */
export const containerGlobal = (remote: string): string => remote.replaceAll('-', '_');

/** Formats a release as `name@version`, as in stack traces and logs. */
export const releaseKey = ({ name, version }: Release): string => `${name}@${version}`;

/** Prefix of the file names of remotes' code in stack traces; the release key follows. */
export const REMOTE_FILES = 'remote:';

/** Returns the paths of the platform itself on the portal's origin. */
export const getPlatformPaths = (basePath: string) => ({
  home: `${basePath}/`,
  /** Folder of the host's browser files. */
  assets: `${basePath}/assets/`,
  remotes: `${basePath}/remotes/`,
  filesOf: (remote: string): string => `${basePath}/remotes/${remote}/web/`,
});

export type PlatformPaths = ReturnType<typeof getPlatformPaths>;

/** Returns a path below the base path, such as `/courses`. */
export const stripBasePath = (basePath: string, pathname: string): string =>
  pathname.slice(basePath.length) || '/';

/** Browser file in which a release declares the props of its slots, for the teams whose pages mount them. */
export const SLOT_TYPES = 'slots.d.ts';

/** Session cookie with the release whose page failed in this browser: the server then renders the previous one. */
const COOKIE = 'anterior';

type Release = Record<'name' | 'version', string>;

/** Returns whether a cookie header, or `document.cookie`, names a release as failed. */
export const isNamedFailed = (cookies: string, release: Release): boolean =>
  cookies.split(/;\s*/).includes(`${COOKIE}=${releaseKey(release)}`);

/** Returns the cookie that names a release as failed, or the one that ends it. It is readable by scripts. */
export const failedReleaseCookie = (release: Release | null, basePath: string): string =>
  `${COOKIE}=${release ? releaseKey(release) : '; Max-Age=0'}; Path=${basePath || '/'}; SameSite=Lax`;

/** Characters that chats, mail programs and copying append to links: punctuation, closing quotes, invisible ones. */
const TAIL = /[.,;:!*)\]}>"'»”’\s\u200B-\u200D\u2060]+$/;

/** Returns a path without such characters at its end, or null if it has none. */
export function trimLinkTail(path: string): string | null {
  const start = path.lastIndexOf('/') + 1;
  const segment = decode(path.slice(start));
  const trimmed = segment.replace(TAIL, '');
  return trimmed === segment ? null : path.slice(0, start) + encodeURIComponent(trimmed);
}

/** Returns an empty segment if it cannot be decoded. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
