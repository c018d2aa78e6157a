/** The names that remotes get of each module that a host brings: the build asks for them, to describe the host. */
export const namesOf = (modules: Readonly<Record<string, unknown>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [name, Object.keys(module as object).toSorted()]),
  );
