import { emailDomain } from '@portal/contract/institution/contacts';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import type { Programme } from '../src/db/schema/selection.ts';
import { findProcess, listProcesses } from '../src/selection/processes.repository.ts';
import { dump, type DumpedRow as Row } from '../src/testing/dump-database.ts';
import { newDatabase } from '../src/testing/new-database.ts';
import { areaNames } from './data/courses.ts';
import { institution } from './data/settings.ts';
import { units } from './data/units.ts';
import { seed } from './seed.ts';

const now = new Date('2026-11-27T12:00:00Z');
const storageDir = temporaryFolder();
const database = await openDatabase({ kind: 'postgres', url: await newDatabase() });
afterAll(() => database.close());
await seed(database.db, { now, storageDir });
const demo = await dump(database);
const rowsOf = (table: string): Row[] => demo.get(table) ?? [];
const texts = [...demo.values()]
  .flat()
  .flatMap((row) => Object.values(row).flatMap((value) => (typeof value === 'string' ? value : [])));

describe('the demonstration', () => {
  it('names vacancies and cities of the free courses as /psg shows them', async () => {
    const open = (await listProcesses(database.db, 'psg'))
      .filter(({ status }) => status <= 2)
      .flatMap(({ items }) => items)
      .filter(
        ({ status, start_date, end_date, open_vacancies }) =>
          status === 1 &&
          Date.parse(start_date ?? '') < now.getTime() &&
          now.getTime() < Date.parse(end_date ?? '') &&
          Number(open_vacancies) > 0,
      );
    const sum = open.reduce((total, { vacancies }) => total + Number(vacancies), 0);
    const cities = new Set(
      open.flatMap(({ place, city_info }) => (place?.startsWith('A distância') ? [] : (city_info ?? []))),
    );
    const claims = texts.flatMap((text) =>
      [...text.matchAll(/(\d+) vagas/g)].map(([, count]) => Number(count)),
    );
    expect(new Set(claims)).toEqual(new Set([sum]));
    const claimed = texts.flatMap((text) =>
      [...text.matchAll(/gratuitas em (\d+) munic/g)].map(([, count]) => count),
    );
    expect(new Set(claimed)).toEqual(new Set([String(cities.size)]));
  });

  it('has one e-mail domain', () => {
    const domains = texts.flatMap((text) => [...text.matchAll(/@([\w.-]+\w)/g)].map(([, domain]) => domain));
    const ofOthers = ['candidata.example', 'candidato.example', 'senac.example'];
    expect(new Set(domains.filter((domain) => !ofOthers.includes(String(domain))))).toEqual(
      new Set([emailDomain]),
    );
  });

  it('has units with hours, telephone, WhatsApp, e-mail and map in the city of their address', () => {
    for (const { name, city, address } of units) {
      expect(address, name).toContain(`${city} - AP`);
      const row = rowsOf('units').find((unit) => unit.name === name);
      expect(row, name).toMatchObject({
        phone: expect.stringMatching(/^96\d{8,9}$/),
        whatsapp: expect.stringMatching(/^969\d{8}$/),
        email: expect.stringContaining('@'),
        map_url: expect.stringMatching(/^https:/),
        opening_hours: expect.arrayContaining([expect.stringMatching(/\d+h/)]),
      });
    }
  });

  it('has offers whose documents, hours and place are known, each in a city of its process', async () => {
    const processes = await Promise.all(
      rowsOf('processes').map(({ programme, id }) =>
        findProcess(database.db, programme as Programme, Number(id)),
      ),
    );
    const offers = processes.flatMap((process) =>
      (process?.items ?? []).map((offer) => ({ process, offer })),
    );
    expect(offers.length).toBeGreaterThan(25);
    for (const { process, offer } of offers) {
      const name = `${process?.name}: ${offer.id}`;
      expect(offer.documents_to_bring.length, name).toBeGreaterThan(2);
      expect(offer.schedule.length, name).toBeGreaterThan(0);
      expect(offer.documents_start_date, name).not.toBeNull();
      const cities = (offer.city_info ?? '').split(', ');
      expect(
        cities.some((city) => offer.address?.includes(`${city} - AP`)),
        `${name}: ${offer.address} is in ${offer.city_info}`,
      ).toBe(true);
      const ofProcess = [process?.city_info, ...(process?.cities ?? []).map(({ city }) => city.info)].join();
      expect(
        cities.every((city) => ofProcess.includes(city) || ofProcess.includes('Todo o Amapá')),
        name,
      ).toBe(true);
      expect(process?.documents.length, name).toBeGreaterThan(0);
    }
  });

  it('has on each page what a real one would have', () => {
    for (const row of rowsOf('courses')) {
      expect(Number(row.workload)).toBeGreaterThan(0);
      expect(String(row.goals)).toContain(`${row.workload} horas`);
    }
    for (const name of Object.values(areaNames)) {
      const area = rowsOf('areas').find((row) => row.name === name)?.id;
      expect(
        rowsOf('courses').some((row) => row.areaId === area),
        name,
      ).toBe(true);
    }
    for (const { id } of units.map((_, index) => ({ id: index + 1 })))
      expect(
        rowsOf('classes').some((row) => row.unitId === id),
        `classes of unit ${id}`,
      ).toBe(true);
    const storedFiles = texts.filter((text) => text.startsWith('documents/'));
    const news = rowsOf('pages').find(({ name }) => name === 'Notícias')?.id;
    for (const { pageId, links, title } of rowsOf('contents')) {
      const urls = (links as { label: string; url: string }[]).map(({ url }) => url);
      if (pageId !== news) expect(urls.length, `actions of ${title}`).toBeGreaterThan(0);
      for (const url of urls) expect(url).toMatch(/^(\/senac-portal\/|tel:|mailto:|https:|documents\/)/);
    }
    expect(storedFiles.length).toBeGreaterThan(20);
    for (const row of rowsOf('gallery_images')) expect([row.description, row.credit]).not.toContain(null);
    for (const row of rowsOf('contents')) expect(String(row.descritive).length).toBeGreaterThan(100);
    expect(institution.footer).toBeTruthy();
  });
});
