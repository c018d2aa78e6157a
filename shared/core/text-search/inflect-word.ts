/** Plural endings of folded words, and the singular endings that they stand for. */
const plurals: EndingPairs = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['aos', 'ao'],
  ['ns', 'm'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['res', 'r'],
  ['zes', 'z'],
  ['ses', 's'],
  ['s', ''],
];

/** Endings that a masculine and a feminine form differ in. */
const genders: EndingPairs = [
  ['or', 'ora'],
  ['o', 'a'],
];

/** Shorter words are names and abbreviations ("PSS") more often than words with a plural. */
const MIN_PLURAL_LENGTH = 4;
/** Shorter words with another gender are other words: "moda" and "modo". */
const MIN_GENDER_LENGTH = 6;

/**
 * Returns a folded word in singular and plural, masculine and feminine: "gratuitas" also gives "gratuito". Some forms
 * exist in no dictionary, and match nothing.
 */
export function inflectWord(word: string): readonly string[] {
  if (word.length < MIN_PLURAL_LENGTH || /\d/.test(word)) return [word];
  const singulars = [word, ...replaceEndings(word, plurals)];
  const both =
    word.length < MIN_GENDER_LENGTH
      ? singulars
      : singulars.flatMap((singular) => [
          singular,
          ...replaceEndings(singular, genders),
          ...replaceEndings(singular, swapPairs(genders)),
        ]);
  const pluralised = both.flatMap((form) => [`${form}s`, ...replaceEndings(form, swapPairs(plurals))]);
  return [...new Set([word, ...both, ...pluralised])];
}

type EndingPairs = readonly (readonly [from: string, to: string])[];

const swapPairs = (pairs: EndingPairs): EndingPairs => pairs.map(([one, other]) => [other, one]);

/** The word with each ending that it has in place of the other of the pair. */
const replaceEndings = (word: string, pairs: EndingPairs): string[] =>
  pairs
    .filter(([from]) => from !== '' && word.endsWith(from) && word.length - from.length >= 2)
    .map(([from, to]) => word.slice(0, word.length - from.length) + to);
