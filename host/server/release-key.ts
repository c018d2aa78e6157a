/** A release in words, `name@version`, as stacks and logs call its code. */
export const releaseKey = ({ name, version }: { name: string; version: string }): string =>
  `${name}@${version}`;
