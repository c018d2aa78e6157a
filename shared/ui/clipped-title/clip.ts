/**
 * Cuts a text at a number of characters.
 * @returns the text as it is when it fits, else its first `max` characters and an ellipsis
 */
export function clip(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max).join('').trimEnd()}…`;
}
