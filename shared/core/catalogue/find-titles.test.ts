import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../format/fold.ts';
import { findTitles } from './find-titles.ts';
import { titleIndex } from './title-index.ts';

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
const index = titleIndex(titles.map((title) => ({ title: fold(title), head: { title } })));

function find(text: string) {
  const { ranks, didYouMean } = findTitles(index, text);
  const best = [...ranks].sort(([, one], [, other]) => one - other);
  return { found: best.map(([{ head }]) => head.title), didYouMean };
}

describe('a search among titles', () => {
  it.each([
    ['enfermagem', ['Enfermagem do Trabalho', 'Técnico em Enfermagem']],
    ['TECNICO', ['Técnico em Enfermagem', 'Técnico em Administração']],
    ['gestao  de pes', ['Gestão de Pessoas']],
    ['ostura', ['Costura básica', 'Corte e Costura']],
    ['costura corte', ['Corte e Costura']],
    ['técnico de enfermagem', ['Técnico em Enfermagem']],
    ['curso de barbeiro', ['Barbeiro Profissional']],
    ['d', ['Enfermagem do Trabalho', 'Gestão de Pessoas', 'Técnico em Administração']],
  ])('for %j finds %j without correcting anything', (text, found) => {
    expect(find(text)).toEqual({ found, didYouMean: [] });
  });

  it.each([
    ['barbero', ['Barbeiro Profissional'], ['barbeiro']],
    ['brabeiro', ['Barbeiro Profissional'], ['barbeiro']],
    ['cosutra', ['Costura básica', 'Corte e Costura'], ['costura']],
    ['Técnico em Enfremagme', ['Técnico em Enfermagem'], ['tecnico em enfermagem']],
    ['gestao de pesoas', ['Gestão de Pessoas'], ['gestao de pessoas']],
    ['adminsitracao', ['Técnico em Administração'], ['administração']],
    ['enfrema', ['Técnico em Enfermagem', 'Enfermagem do Trabalho'], ['enfermagem']],
  ])('accepts the typos of %j', (text, found, didYouMean) => {
    expect(find(text)).toEqual({ found, didYouMean });
  });

  it.each(['crt', 'zzz', 'borbirro', 'enfxrmxgxm', '!!!', 'tecnico em zzzzzz'])(
    'finds nothing for %j',
    (text) => {
      expect(find(text)).toEqual({ found: [], didYouMean: [] });
    },
  );

  it('finds every title by any of its parts', () => {
    const part = fc
      .constantFrom(...titles)
      .chain((title) =>
        fc
          .tuple(fc.nat(title.length - 1), fc.nat(title.length))
          .map(([from, length]) => ({ title, text: title.slice(from, from + length + 1) })),
      );
    fc.assert(
      fc.property(part, ({ title, text }) => {
        fc.pre(fold(text) !== '');
        expect(find(text.toUpperCase()).found).toContain(title);
      }),
    );
  });

  it('proposes only what finds the same titles exactly', () => {
    const slip = fc
      .tuple(fc.constantFrom(...titles), fc.nat(40), fc.constantFrom('drop', 'swap', 'double'))
      .map(([title, place, kind]) => withSlip(title, place % title.length, kind));
    fc.assert(
      fc.property(slip, (text) => {
        const { found, didYouMean } = find(text);
        for (const proposed of didYouMean) {
          const exact = find(proposed);
          expect(exact.didYouMean).toEqual([]);
          expect(found).toEqual(expect.arrayContaining(exact.found));
          expect(exact.found.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});

function withSlip(title: string, at: number, kind: string): string {
  const [before, here, after] = [title.slice(0, at), title.charAt(at), title.slice(at + 1)];
  if (kind === 'drop') return before + after;
  if (kind === 'double') return before + here + here + after;
  return before + after.charAt(0) + here + after.slice(1);
}
