const particles: ReadonlySet<string> = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);
const numeral = /^(I{2,3}|IV|VI{0,3}|IX)$/;

/** Formats a name for display: "MARIA DA SILVA" becomes "Maria da Silva". Mixed case stays as it is. */
export function formatPersonName(name: string): string {
  const isMixed = /\p{Ll}/u.test(name) && /\p{Lu}/u.test(name);
  return isMixed ? name : name.replace(/\S+/gu, (word, at: number) => capitaliseWord(word, at === 0));
}

function capitaliseWord(word: string, isFirst: boolean): string {
  const small = word.toLowerCase();
  if (!isFirst && particles.has(small)) return small;
  if (!isFirst && numeral.test(word)) return word;
  // Also after an apostrophe or hyphen: D'Ávila, Sá-Carneiro.
  return small.replace(
    /(\p{L})([\p{L}\p{M}]*)/gu,
    (_, first: string, rest: string) => first.toUpperCase() + rest,
  );
}
