/** The platform's own addresses on the portal's origin. */
export type Addresses = ReturnType<typeof addressesOf>;

/** @param basePath beginning of the portal's addresses, without a slash at its end */
export const addressesOf = (basePath: string) => ({
  home: `${basePath}/`,
  /** Folder of the host's browser files. */
  assets: `${basePath}/assets/`,
  /** Folder of the remotes' browser files. */
  remotes: `${basePath}/remotes/`,
  /** Folder of the browser files of one remote. */
  filesOf: (remote: string): string => `${basePath}/remotes/${remote}/web/`,
});
