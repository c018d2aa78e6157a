/** Sorts by name, in Portuguese order. */
export const sortByName = <Named extends { name: string }>(all: readonly Named[]): Named[] =>
  [...all].sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
