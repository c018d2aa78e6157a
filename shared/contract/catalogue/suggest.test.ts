import { aCourse } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { toCatalogue } from './catalogue.ts';
import { suggest } from './suggest.ts';

it('suggests open courses of the modality, those that begin with the text first, then by the alphabet', () => {
  const titles = ['Costura básica', 'Corte e costura', 'Costura à mão'];
  const catalogue = toCatalogue([
    ...titles.map((title, id) => aCourse({ id, title })),
    aCourse({ id: 3, title: 'Costura livre', modality_id: 1 }),
    aCourse({ id: 4, title: 'Costura fechada', enrollment_open: 0 }),
  ]);
  expect(suggest(catalogue, 'costura', '2')).toEqual([
    { id: 2, title: 'Costura à mão' },
    { id: 0, title: 'Costura básica' },
    { id: 1, title: 'Corte e costura' },
  ]);
});

it('suggests eight at most, and nothing for a blank text', () => {
  const catalogue = toCatalogue(
    Array.from({ length: 9 }, (_, id) => aCourse({ id, title: `Costura ${id}` })),
  );
  expect(suggest(catalogue, 'costura')).toHaveLength(8);
  expect(suggest(catalogue, ' ')).toEqual([]);
});
