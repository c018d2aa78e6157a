import { describe, expect, it } from 'vitest';
import { commonSynonyms } from './common-synonyms.ts';
import { findNearest, findTexts } from './find-texts.ts';
import { toSynonyms } from './synonyms.ts';
import { readText, textIndex } from './text-index.ts';

const titles = [
  'Técnico em Enfermagem',
  'Técnico em Administração',
  'Enfermagem do Trabalho',
  'Barbeiro Profissional',
  'Costura básica',
  'Gestão de Pessoas',
  'Cozinha regional',
  'Corte e Costura',
];
const synonyms = toSynonyms(commonSynonyms);
const index = textIndex(titles, (title) => readText({ title }), synonyms);

const inOrder = <Text>(ranks: ReadonlyMap<Text, number>): Text[] =>
  [...ranks].sort(([, one], [, other]) => one - other).map(([text]) => text);

function find(text: string, among = index) {
  const { ranks, didYouMean } = findTexts(among, text);
  return { found: inOrder(ranks), didYouMean };
}

describe('a search among titles', () => {
  it.each([
    // Exact.
    ['enfermagem', ['Enfermagem do Trabalho', 'Técnico em Enfermagem'], []],
    ['ostura', ['Costura básica', 'Corte e Costura'], []],
    ['costura corte', ['Corte e Costura'], []],
    ['técnico de enfermagem', ['Técnico em Enfermagem'], []],
    ['d', ['Enfermagem do Trabalho', 'Gestão de Pessoas'], []],
    // Another form.
    ['enfermagens', ['Técnico em Enfermagem', 'Enfermagem do Trabalho'], []],
    ['gestões', ['Gestão de Pessoas'], []],
    ['barbeiras', ['Barbeiro Profissional'], []],
    // Typos.
    ['brabeiro', ['Barbeiro Profissional'], ['barbeiro']],
    ['Técnico em Enfremagme', ['Técnico em Enfermagem'], ['tecnico em enfermagem']],
    ['adminsitracao', ['Técnico em Administração'], ['administração']],
    ['enfrema', ['Técnico em Enfermagem', 'Enfermagem do Trabalho'], ['enfermagem']],
    // Synonyms.
    ['barbearia', ['Barbeiro Profissional'], []],
    ['curso de barbearias', ['Barbeiro Profissional'], []],
    ['quero ser enfermeira', ['Técnico em Enfermagem', 'Enfermagem do Trabalho'], []],
    ['barberia', ['Barbeiro Profissional'], ['barbearia']],
    ['costuera', ['Costura básica', 'Corte e Costura'], ['costura']],
  ])('for %j finds %j, taken for %j', (text, found, didYouMean) => {
    expect(find(text)).toEqual({ found, didYouMean });
  });

  it.each(['crt', 'zzz', 'cozniah', 'borbirro', 'enfxrmxgxm', '!!!', 'tecnico em zzzzzz'])(
    'finds nothing for %j',
    (text) => {
      expect(find(text)).toEqual({ found: [], didYouMean: [] });
    },
  );

  it.each([
    {
      searched: 'cozinha',
      order: 'what is said as typed before its synonyms, and a title before the rest of a text',
      texts: [
        { title: 'Notícia', more: 'uma aula de cozinha' },
        { title: 'Cozinheiro' },
        { title: 'Cozinha regional' },
        { title: 'Encontro', more: 'do cozinheiro ao garçom' },
        { title: 'Oficina', more: 'na recozinha' },
      ],
      found: ['Cozinha regional', 'Cozinheiro', 'Notícia', 'Encontro'],
    },
    {
      searched: 'unidades',
      order: 'no middles of words among their beginnings',
      texts: [
        { title: 'Banco de Oportunidades' },
        { title: 'Mutirão', more: 'em todas as unidades' },
        { title: 'Nossas unidades' },
        { title: 'Unidades' },
      ],
      found: ['Unidades', 'Nossas unidades', 'Mutirão'],
    },
  ])('puts $order', ({ searched, texts, found }) => {
    const among = textIndex<{ title: string; more?: string }>(texts, readText, synonyms);
    expect(inOrder(findTexts(among, searched).ranks).map(({ title }) => title)).toEqual(found);
  });

  it('finds short words at the beginning of words alone, and a typo beside a word that only the rest of a text has', () => {
    const texts = [
      { title: 'Cachos: cabelos cacheados', more: 'presencial' },
      { title: 'Cozinha regional', more: 'presencial gratuito' },
    ];
    const among = textIndex(texts, readText, synonyms);
    const titlesFor = (text: string) => inOrder(findTexts(among, text).ranks).map(({ title }) => title);
    expect(titlesFor('ead')).toEqual([]);
    expect(titlesFor('cosinha gratuita')).toEqual(['Cozinha regional']);
    expect(findTexts(among, 'cosinha gratuita').didYouMean).toEqual(['cozinha gratuita']);
  });

  const numbered = textIndex(
    ['050/2026', '047/2025', '150/2026'],
    (number) =>
      readText({
        title: `Processo PSG ${Number(number.slice(0, 3))}${number.slice(3)}`,
        more: `${number} edital`,
      }),
    synonyms,
  );
  it.each([
    ['edital 50', ['050/2026']],
    ['EDITAL Nº 50', ['050/2026']],
    ['050/2026', ['050/2026']],
    ['psg 2026', ['050/2026', '150/2026']],
    ['edital 5', []],
    ['processo 2027', []],
  ])('finds processes by number: %j', (text, found) => {
    expect([...findTexts(numbered, text).ranks.keys()]).toEqual(found);
  });

  it('without a match finds similar texts by known words, misspelt ones too', () => {
    const nearest = (text: string) => [...findNearest(index, text).keys()];
    expect(nearest('barbeiro zzzzzz')).toEqual(['Barbeiro Profissional']);
    expect(nearest('tecnico enfermagen zzzzzz')).toEqual(['Técnico em Enfermagem']);
    for (const unknown of ['cosat zzzzzz', 'zzzzzz', 'zzzzzz yyyyyy']) expect(nearest(unknown)).toEqual([]);
  });

  it('reads no more of a search than its first words', () => {
    expect(find(`${'costura '.repeat(13)}zzzzzz`).found).toEqual(['Costura básica', 'Corte e Costura']);
    const eight = 'alfa beta gama delta zeta teta iota capa';
    const greek = textIndex([eight], (title) => readText({ title: `Letras: ${title}` }), synonyms);
    expect(findTexts(greek, `capa ${eight} zzzzzz`).ranks.size).toBe(1);
    expect(findTexts(index, 'x'.repeat(100_000)).ranks.size).toBe(0);
  });
});
