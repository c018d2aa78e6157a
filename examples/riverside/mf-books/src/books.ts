/** The library's books by their number. */
export const books: Readonly<Record<string, string>> = {
  1: 'A boat on the river',
  2: 'The tide table, explained',
};
