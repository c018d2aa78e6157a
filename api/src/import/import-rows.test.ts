import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { contents, faqs, pages } from '../db/schema/contents.ts';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { jobTitles, offers, processCities, processes } from '../db/schema/selection.ts';
import { cities, units } from '../db/schema/settings.ts';
import { newDatabase } from '../testing/new-database.ts';
import { addRows } from '../testing/rows.ts';
import { importKinds } from './import-kinds.ts';
import { importRows } from './import-rows.ts';
import { readRows } from './read-rows.ts';

const { db, close } = await openDatabase({ kind: 'postgres', url: await newDatabase() });
afterAll(close);

const ofCourses = [classes, courses, areas];
const ofSelections = [processes, jobTitles];

beforeEach(async () => {
  const tables = [contents, pages, ...ofCourses, ...ofSelections, faqs, units, cities];
  for (const table of tables) await db.delete(table);
  await db.insert(areas).values({ name: 'Beleza' });
  await db.insert(units).values({ name: 'Santana', address: 'Rua 1' });
  await db.insert(cities).values({ title: 'Santana', state_letter: 'AP' });
  await db.insert(pages).values({ name: 'Notícias' });
});

function bring(name: string, text: string, isTrial = false) {
  const kind = importKinds.get(name);
  if (!kind) throw new Error(name);
  return importRows(db, kind, readRows(Buffer.from(text)), isTrial);
}

const stored = (added: number, changed: number) => ({ kind: 'stored', added, changed, problems: [] });
const faqFile = 'type,question,answer\n1,Quando?,<p>Hoje</p>\n2,Onde?,<p>Aqui</p>\n';

describe('an import', () => {
  it('stores nothing when it is tried; then it adds what is new and changes what is known', async () => {
    expect(await bring('faqs', faqFile, true)).toEqual({ ...stored(2, 0), kind: 'tried' });
    expect(await db.$count(faqs)).toBe(0);
    expect(await bring('faqs', faqFile)).toEqual(stored(2, 0));
    expect(await bring('faqs', faqFile.replace('Hoje', 'Amanhã'))).toEqual(stored(0, 2));
    const rows = await db.select({ answer: faqs.answer }).from(faqs).orderBy(asc(faqs.id));
    expect(rows.map(({ answer }) => answer)).toEqual(['<p>Amanhã</p>', '<p>Aqui</p>']);
  });

  it('with anything wrong stores nothing, and names every line', async () => {
    const file = [
      'title,modality_id,segment,axis_technology,enrollment_open,workload',
      'Barbeiro,1,Beleza,Ambiente,1,160',
      'Manicure,3,Beleza,Ambiente,1,',
      'Cozinha,2,Gastronomia,Turismo,1,',
      ',1,Beleza,Ambiente,1,oito',
      'Barbeiro,1,Beleza,Ambiente,0,',
    ].join('\n');
    expect(await bring('courses', file)).toMatchObject({
      kind: 'refused',
      problems: [
        { line: 3, problem: 'modality_id is none of: 1, 2' },
        { line: 4, problem: 'there is no area "Gastronomia"' },
        { line: 5, problem: 'title is empty' },
        { line: 5, problem: 'workload is not a whole number' },
        { line: 6, problem: 'is the same as in line 2' },
      ],
    });
    expect(await db.$count(courses)).toBe(0);
  });

  it('continues after a row that violates a constraint, and names it', async () => {
    await bring('notices', notice('psg'));
    const [first, second] = [offer('psg', '01/12/2026'), offer('psg', '2026-12-20', 'Doces')];
    expect(await bring('offers', `[${[first, second]}]`)).toMatchObject({
      kind: 'refused',
      problems: [{ line: 1, problem: expect.stringContaining('offers_window') }],
    });
    expect(await db.$count(offers)).toBe(0);
  });

  it('takes two programmes in one file, whatever their numbers in the database', async () => {
    const known = { id: 1_000, number: '050/2026', name: 'Edital', status: 1 };
    await db.insert(processes).values([
      { ...known, programme: 'psg' },
      { ...known, programme: 'pss' },
    ]);
    const [psg, pss] = [notice('psg'), notice('pss').replace('"Leia."', 'null')];
    expect(await bring('notices', `${psg.slice(0, -1)},${pss.slice(1)}`)).toEqual(stored(0, 2));
  });

  it('does not take a column that it does not know', async () => {
    expect(await bring('faqs', 'type,question,answer,anwser\n1,a,b,c\n')).toMatchObject({
      kind: 'refused',
      problems: [{ line: 2, problem: expect.stringContaining('anwser') }],
    });
  });
});

describe('what is brought in', () => {
  it('is a course with its classes', async () => {
    const course = 'title;modality_id;segment;axis_technology;enrollment_open;requirements\n';
    await bring('courses', `${course}Barbeiro;1;Beleza;Ambiente;1;Idade: 16 anos|Idade: até 60|RG\n`);
    const heading =
      'course;modality_id;nomeUnidadeOperativa;localidade;preco;dataPeriodoExecucaoInicial;horarios;vagasDisponiveis';
    const file = `${heading}\nBarbeiro;1;Santana;Santana;1.500,00;10/01/2027;Seg 8h|Qua 8h;20\n`;
    expect(await bring('classes', file)).toEqual(stored(1, 0));
    expect(await bring('classes', file.replace(';20', ';18'))).toEqual(stored(0, 1));
    const evening = file.replace('Seg 8h|Qua 8h', 'Seg 19h');
    expect(await bring('classes', evening)).toEqual(stored(1, 0));
    expect(await bring('classes', evening)).toEqual(stored(0, 1));
    expect(await db.select().from(courses)).toMatchObject([
      {
        title: 'Barbeiro',
        requirements: [
          { nomeDoTipoDeRequisito: 'Idade', requisitos: ['16 anos', 'até 60'] },
          { nomeDoTipoDeRequisito: 'Requisitos', requisitos: ['RG'] },
        ],
      },
    ]);
    expect(await db.select().from(classes).orderBy(classes.planoDoCursoId)).toMatchObject([
      {
        preco: 1500,
        dataPeriodoExecucaoInicial: '2027-01-10',
        dataPeriodoExecucaoFinal: null,
        horarios: ['Seg 8h', 'Qua 8h'],
        vagasDisponiveis: 18,
      },
      { dataPeriodoExecucaoInicial: '2027-01-10', horarios: ['Seg 19h'], vagasDisponiveis: 20 },
    ]);
  });

  it('is a notice with its cities, and what it offers', async () => {
    expect(await bring('notices', notice('psg'))).toEqual(stored(1, 0));
    expect(await bring('notices', notice('psg'))).toEqual(stored(0, 1));
    expect(await db.$count(processCities)).toBe(1);
    expect(await bring('offers', `[${offer('psg', '2026-12-20')}]`)).toEqual(stored(1, 0));
    const places = { vacancies: 10, wait: 5, capacity: 15 };
    expect(await db.select().from(offers)).toMatchObject([
      {
        ...places,
        ...meeting,
        course_name: 'Cozinheiro',
        end_date: new Date('2026-12-21T02:59:59.999Z'),
        documents_start_date: new Date('2027-01-05T11:00:00Z'),
      },
    ]);
    expect(await db.select().from(processes)).toMatchObject([{ number: '050/2026', info: 'Leia.' }]);
  });

  it('is a position, with its words', async () => {
    await bring('notices', notice('pss').replace('"Leia."', 'null'));
    expect(await bring('offers', `[${offer('pss', '2026-12-20')}]`)).toEqual(stored(1, 0));
    expect(await bring('offers', `[${offer('pss', '2026-12-22')}]`)).toEqual(stored(0, 1));
    expect(await db.select({ name: jobTitles.name }).from(jobTitles)).toEqual([{ name: 'Cozinheiro' }]);
    expect(await db.$count(offers)).toBe(1);
    expect(await bring('notices', notice('pss'))).toMatchObject({ kind: 'refused' });
  });

  it('is a unit with its hours, WhatsApp and map', async () => {
    const file =
      'name;city;address;whatsapp;opening_hours;map_url\nSantana;Santana - AP;Rua 2;96991400200;Segunda a sexta, 8h às 21h|Sábados, 8h às 12h;https://mapa.example/2\n';
    expect(await bring('units', file)).toEqual(stored(0, 1));
    expect(await db.select().from(units)).toMatchObject([
      {
        address: 'Rua 2',
        whatsapp: '96991400200',
        opening_hours: ['Segunda a sexta, 8h às 21h', 'Sábados, 8h às 12h'],
        map_url: 'https://mapa.example/2',
        city_id: expect.any(Number),
      },
    ]);
    expect(await bring('units', file.replace('Santana - AP', 'Belém - PA'))).toMatchObject({
      kind: 'refused',
    });
  });

  it('is news, with a slug made of the title', async () => {
    const file =
      'title,descritive,tags,emphasis,published_at,links\nInscrições abertas,<p>Já</p>,psg|vagas,1,30/11/2026 08:00,Ligar: tel:+559632140100\n';
    expect(await bring('news', file)).toEqual(stored(1, 0));
    expect(await db.select().from(contents)).toMatchObject([
      {
        slug: 'inscricoes-abertas',
        tags: ['psg', 'vagas'],
        published_at: '2026-11-30T11:00:00.000Z',
        links: [{ label: 'Ligar', url: 'tel:+559632140100' }],
      },
    ]);
    expect(await bring('news', file)).toEqual(stored(0, 1));
  });

  it('is not news if its slug belongs to another page', async () => {
    const [menu] = await addRows(db, pages, [{ name: 'Carta' }]);
    await db.insert(contents).values({ page_id: menu.id, slug: 'carta', title: 'Carta' });
    const file = 'title,descritive,emphasis,published_at\nCarta,<p>Já</p>,1,30/11/2026\n';
    expect(await bring('news', file)).toMatchObject({
      kind: 'refused',
      problems: [{ line: 2, problem: 'the address "carta" is that of another page' }],
    });
  });
});

type Program = 'psg' | 'pss';

/** Where, when and with what applicants meet. */
const meeting = { place: 'Sala 3', schedule: ['Sábados, 8h às 12h'], documents_to_bring: ['RG', 'CPF'] };

const notice = (program: Program) => {
  const told = { program, number: '050/2026', name: 'Edital 50', status: 1, info: 'Leia.' };
  return JSON.stringify([{ ...told, unit: 'Santana', cities: ['Santana - AP'] }]);
};

const offer = (program: Program, end_date: string, name = 'Cozinheiro') => {
  const told = { program, notice: '050/2026', name, status: 1, vacancies: 10, wait: 5, ...meeting };
  const documents_start_date = '05/01/2027 08:00';
  return JSON.stringify({ ...told, start_date: '2026-12-10 08:00', end_date, documents_start_date });
};
