/** Paths of the platform itself on the portal's origin. */
export type Addresses = ReturnType<typeof addressesOf>;

/** @param basePath base path of the portal, without a trailing slash */
export const addressesOf = (basePath: string) => ({
  home: `${basePath}/`,
  /** Folder of the host's browser files. */
  assets: `${basePath}/assets/`,
  /** Folder of the remotes' browser files. */
  remotes: `${basePath}/remotes/`,
  /** Folder of one remote's browser files. */
  filesOf: (remote: string): string => `${basePath}/remotes/${remote}/web/`,
});
