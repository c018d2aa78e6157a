import { expect, it } from 'vitest';
import { type TextPiece, toParagraphs } from './pdf-text.tsx';

const piece = (str: string, at: number, { hasEOL = false, height = 10 } = {}): TextPiece => ({
  str,
  hasEOL,
  height,
  transform: [height, 0, 0, height, 50, at],
});

it('joins the pieces of a line and the lines of a paragraph, and parts paragraphs', () => {
  const pieces = [
    piece('Termos de', 800, { height: 20 }),
    piece(' uso', 800, { height: 20, hasEOL: true }),
    piece('', 760, { hasEOL: true, height: 0 }),
    piece('Quem se inscreve', 750, { hasEOL: true }),
    piece('aceita  estes termos.', 736, { hasEOL: true }),
    piece('Vale a lei.', 700),
  ];
  expect(toParagraphs(pieces)).toEqual([
    'Termos de uso',
    'Quem se inscreve aceita estes termos.',
    'Vale a lei.',
  ]);
});

it('parts a heading from the text of another size close below it', () => {
  const pieces = [
    piece('Termos de Uso', 800, { height: 19, hasEOL: true }),
    piece('Condições para usar', 776, { height: 11, hasEOL: true }),
    piece('este ', 762, { height: 11 }),
    piece('portal', 762, { height: 13, hasEOL: true }),
    piece('e se inscrever', 748, { height: 11, hasEOL: true }),
    piece('2. Inscrições', 730, { height: 13, hasEOL: true }),
    piece('Quem se inscreve', 712, { hasEOL: true }),
  ];
  expect(toParagraphs(pieces)).toEqual([
    'Termos de Uso',
    'Condições para usar este portal e se inscrever',
    '2. Inscrições',
    'Quem se inscreve',
  ]);
});

it('finds nothing in a page without words', () => {
  expect(toParagraphs([piece(' ', 10, { hasEOL: true })])).toEqual([]);
  expect(toParagraphs([])).toEqual([]);
});
