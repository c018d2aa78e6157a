import damerauLevenshtein from 'damerau-levenshtein';

/** Domain endings of the most common e-mail providers, by first label. */
const endings: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  hotmail: ['com', 'com.br'],
  outlook: ['com', 'com.br'],
  yahoo: ['com.br', 'com'],
  icloud: ['com'],
  live: ['com'],
  bol: ['com.br'],
  uol: ['com.br'],
  terra: ['com.br'],
  ig: ['com.br'],
};

/** Names shorter than these differ by one letter from many others. */
const MIN_PROVIDER_LENGTH = 5;
/** Providers whose names differ from a more common one by one letter. */
const otherProviders: readonly string[] = ['mail', 'email', 'ymail', 'hmail'];

/** Common misspellings of `com` and `com.br`; one typo more could be a country. */
const comPattern = /^(?:c|co|cm|om|con|cpm|vom|xom|ocm|cmo|cim|comm|coml|come|conm)$/;
const comBrPattern = /^(?:combr|(?:com|con|co|cm|cpm|vom)\.(?:b|r|br|rb|be|bt|nr|vr|brr))$/;

const hasOneTypo = (typed: string, meant: string): boolean => damerauLevenshtein(typed, meant).steps === 1;

/** Suggests a corrected e-mail: "ana@gmial.con" gives "ana@gmail.com"; null if nothing looks mistyped. */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const [name = '', ...labels] = email
    .slice(at + 1)
    .toLowerCase()
    .split('.');
  const ending = labels.join('.');
  if (at < 1 || name === '' || ending === '') return null;
  const provider = findProvider(name);
  const known = endings[provider];
  const meant = known ? correctKnownEnding(known, ending) : correctAnyEnding(ending);
  if (meant === null || (provider === name && meant === ending)) return null;
  return `${email.slice(0, at)}@${provider}.${meant}`;
}

/** Returns the provider that a name with one typo means, else the name. */
const findProvider = (name: string): string =>
  (!(name in endings) &&
    !otherProviders.includes(name) &&
    Object.keys(endings).find((each) => each.length >= MIN_PROVIDER_LENGTH && hasOneTypo(name, each))) ||
  name;

/** Returns the ending of a known provider; null if the domain may be a different one. */
function correctKnownEnding(known: readonly string[], ending: string): string | null {
  if (known.includes(ending)) return ending;
  const isBrazilian = comBrPattern.test(ending);
  if (isBrazilian && known.includes('com.br')) return 'com.br';
  return isBrazilian || ending === 'com' || comPattern.test(ending) ? (known[0] ?? null) : null;
}

/** For other domains, corrects only endings that do not exist. */
const correctAnyEnding = (ending: string): string | null =>
  /^(?:con|cpm|vom|xom|ocm|cmo|comm|conm)$/.test(ending)
    ? 'com'
    : /^(?:combr|con\.br|com\.(?:b|rb|nr|vr|brr))$/.test(ending)
      ? 'com.br'
      : null;
