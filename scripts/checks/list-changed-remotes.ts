/** Files that every remote is built from. */
const shared = /^(shared\/|package\.json$|pnpm-(lock|workspace)\.yaml$|tsconfig\.json$)/;

/** Returns the remotes that changed files concern: their own folders, or what all are built from. */
export function listChangedRemotes(files: readonly string[], remotes: readonly string[]): string[] {
  if (files.some((file) => shared.test(file))) return [...remotes];
  return remotes.filter((name) => files.some((file) => file.startsWith(`${name}/`)));
}
