import { psgPersonRows, psgReceiptRows, psgSheetRows } from '@portal/contract/selection-process/paper-rows';
import {
  aCurriculum,
  anApplicant,
  aPsgReceipt,
  aPsgSheet,
  aPssReceipt,
  aPssSheet,
} from '@portal/tooling/testing/builders/papers';
import { describe, expect, it } from 'vitest';
import { type ReadElement, readPdf } from '../../testing/read-pdf.ts';
import { createPrintout, type PrintoutData } from './printouts.ts';
import { type Printout, renderPrintout } from './render-printout.ts';

const now = new Date('2026-11-21T12:00:00-03:00');
const check_url = 'https://portal.example.org/senac-portal/conferir/psg-1a-abcdefghijkl_-mn';
const person = { full_name: 'Łucja Şahin da Conceição', nif: '52998224725', guardian: 'Ana Şahin' };
const [receipt, sheet] = [aPsgReceipt(), aPsgSheet()];
const data: PrintoutData = {
  ...receipt,
  ...aPssReceipt(),
  ...aPssSheet(),
  ...sheet,
  id: 9,
  check_url,
  number: 'PSG-2026-000001',
  position: 18,
  vacancies: 25,
  status: 1,
  status_name: 'Inscrito',
  people: { ...anApplicant(person), ...person },
  selection_process_item: {
    ...receipt.selection_process_item,
    ...sheet.selection_process_item,
    place: null,
    end_date: '2027-02-30',
  },
};

const papers: Record<string, Printout> = {
  'PSG receipt': createPrintout('psg-receipt', data, null),
  'PSG sheet': createPrintout('psg-sheet', data, 'Macapá'),
  'PSS receipt': createPrintout('pss-receipt', data, null),
  'PSS sheet': createPrintout('pss-sheet', data, null),
};

const paper = (name: string): Printout => papers[name] as Printout;
const read = async (each: Printout) => readPdf(await renderPrintout(each, now));
/** Renders a printout and reads its file. */
const file = (name: string) => read(paper(name));

const all = (elements: ReadElement[]): ReadElement[] =>
  elements.flatMap((each) => [each, ...all(each.children)]);
const withRole = (elements: ReadElement[], role: string) =>
  all(elements).filter((each) => each.role === role);

/** Returns the rows of a printout's tables, as "label: value". */
const rowsOf = (elements: ReadElement[]) =>
  withRole(elements, 'TR').map(({ children }) => children.map(({ text }) => text).join(': '));

it.each(Object.keys(papers))('the %s is a document that screen readers can read (PDF/UA-1)', async (name) => {
  const { pages, ...pdf } = await file(name);
  expect(pdf).toMatchObject({
    language: 'pt-BR',
    title: paper(name).title,
    accessibilityPart: '1',
    isMarked: true,
    showsTitle: true,
  });
  expect(pages.flatMap(({ stray }) => stray)).toEqual([]);

  const elements = all(pages[0]?.structure ?? []);
  const headings = elements.filter(({ role }) => /^H\d$/.test(role));
  expect(headings.map(({ role }) => role)).toEqual(['H1', ...headings.slice(1).map(() => 'H2')]);
  expect(headings[0]?.text).toBe(paper(name).title);
  for (const { children } of withRole(elements, 'TR')) {
    expect(children.map(({ role, scope }) => `${role} ${scope}`)).toEqual(['TH Row', 'TD undefined']);
  }
  const number = paper(name).reference?.number ?? '';
  expect(elements.filter(({ text }) => text.includes(number)).map(({ text }) => text)).toEqual([
    `Número de inscrição ${number}`,
  ]);
  expect(elements.find(({ role }) => role === 'Figure')?.alt).toContain(check_url);
  expect(pages[0]?.links).toEqual([
    { url: check_url, contents: 'Conferir número e situação deste documento', isTagged: true },
  ]);
});

describe('what papers hold (B 2.7)', () => {
  it('the PSG receipt: candidate, CPF, selection, course, unit, period, result and situation', async () => {
    const [{ structure = [] } = {}] = (await file('PSG receipt')).pages;
    expect(rowsOf(structure)).toEqual([
      'Nome: Łucja Şahin da Conceição',
      'CPF: 529.982.247-25',
      'Seleção: PSG 50/2026',
      ...psgReceiptRows(data).map((row) => row.join(': ')),
    ]);
    const texts = all(structure).map(({ text }) => text);
    expect(texts.join(' ')).toContain('a reserva será cancelada automaticamente');
  });

  it('the PSG sheet of a minor, on one page: blanks to fill in, Data inválida for what is no date, two signatures', async () => {
    const { pages } = await file('PSG sheet');
    expect(pages).toHaveLength(1);
    const structure = pages[0]?.structure ?? [];
    const rows = [...psgSheetRows(data), ...psgPersonRows(data.people, 'Macapá')];
    expect(rowsOf(structure)).toEqual(['Seleção: PSG 50/2026', ...rows.map((row) => row.join(': '))]);
    expect(rowsOf(structure)).toEqual(
      expect.arrayContaining(['Bairro: ', 'Período: 31/12/2026 a Data inválida']),
    );
    const signatures = all(structure).filter(({ text }) => text.startsWith('Assinatura'));
    expect(signatures.map(({ text }) => text)).toEqual([
      'Assinatura do candidato',
      'Assinatura do responsável pela inscrição',
    ]);
  });

  it('the PSS sheet: the commitment terms as a list, the note, and the curriculum of the application', async () => {
    const given = createPrintout('pss-sheet', { ...data, curriculum: aCurriculum }, null);
    const structure = (await read(given)).pages.flatMap(({ structure: nodes = [] }) => nodes);
    expect(withRole(structure, 'LBody')).toHaveLength(5);
    expect(all(structure).map(({ text }) => text)).toContain(
      'Traga esta ficha assinada no dia da entrevista.',
    );
    expect(rowsOf(structure)).toEqual(
      expect.arrayContaining([
        'Escolaridade: Doutorado',
        'Libras: Senac · 40 horas · Concluído · conclusão 01/03/2021',
        'Tempo somado: 1 ano e 6 meses até 05/10/2026; períodos simultâneos contam uma vez',
      ]),
    );
  });
});

it('the curriculum stands by itself, without number and code', async () => {
  const given = createPrintout('pss-curriculum', { ...data, curriculum: aCurriculum }, null);
  const [page] = (await read(given)).pages;
  const structure = page?.structure ?? [];
  expect(rowsOf(structure)).toContain('Nome: Łucja Şahin da Conceição');
  expect(rowsOf(structure).at(-1)).toMatch(/^Tempo somado: 1 ano e 6 meses/);
  expect(
    all(structure)
      .map(({ text }) => text)
      .join(' '),
  ).not.toMatch(/52998224725|PSG-2026/);
  expect(page?.links).toEqual([]);
});

describe('whatever is written', () => {
  /** Returns the text of a printout with these rows. */
  const written = async (name: string, rows: [label: string, value: string][]) =>
    (await read({ ...paper(name), groups: [{ heading: 'Dados', rows }] })).pages;

  it.each([4, 14, 16, 18, 20, 22, 24, 26])(
    'below %i rows the terms stand whole on the page that is signed',
    async (rows) => {
      const pages = await written('PSS sheet', Array(rows).fill(['Nome', 'Ana']));
      const pagesWith = (found: (structure: ReadElement[]) => boolean) =>
        pages.flatMap(({ structure = [] }, page) => (found(structure) ? [page] : []));
      const signed = pagesWith((nodes) => all(nodes).some(({ text }) => text.startsWith('Assinatura')));
      expect(pagesWith((nodes) => withRole(nodes, 'LBody').length > 0)).toEqual(signed);
    },
  );

  it('renders the letters of indigenous names and other alphabets', async () => {
    const names = [
      'Kaĩngang Ỹva Sũ da Conceição',
      'Mẽtyktire Ẽwé Pĩrahã',
      'Kɨnɨpɨ Yʷɨrá Ɨmã',
      'Gwarani g̃ueroviá, ɨ̃wa',
      'Δημήτρης Жанна Łucja',
    ];
    const pages = await written(
      'PSS sheet',
      names.map((name) => [name, name]),
    );
    const rows = pages.flatMap(({ structure }) => rowsOf(structure)).filter((row) => row !== ': ');
    expect(rows.map((row) => row.normalize('NFC').trim())).toEqual(names.map((name) => `${name}: ${name}`));
    expect(pages.map(({ missingGlyphs }) => missingGlyphs)).toEqual(pages.map(() => 0));
  });

  it('has a sign for letters that the typefaces lack, and none for what only steers', async () => {
    const [{ structure = [], missingGlyphs } = {}] = await written('PSG receipt', [
      ['Nome', 'Ana 李\u202e\u0000\ud800 Δ\nLima'],
    ]);
    expect(rowsOf(structure)).toEqual(['Nome: Ana �� Δ Lima']);
    expect(missingGlyphs).toBe(0);
  });

  it('goes on over as many pages as it takes, all of it in the structure', async () => {
    const labels = Array.from({ length: 40 }, (_, index) => `Linha ${index}`);
    const pages = await written(
      'PSS sheet',
      labels.map((label) => [label, 'palavra '.repeat(30)]),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page.edges).toContain(person.full_name);
    expect(pages.flatMap(({ stray }) => stray)).toEqual([]);
    const rows = pages.flatMap(({ structure }) => rowsOf(structure)).map((row) => row.split(':')[0]);
    expect(new Set(rows.filter(Boolean))).toEqual(new Set(labels));
  });
});
