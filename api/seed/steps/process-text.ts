import { slug } from '@portal/contract/format/text';
import type { Programme, processDocuments } from '../../src/db/schema/selection.ts';
import { commonDocuments, type ProcessSeed } from '../data/process-seed.ts';
import type { SeedContext } from './step.ts';

/** Formats a name of a process with its number and year. */
export function processName(
  { id, name }: Pick<ProcessSeed, 'id' | 'name'>,
  year: number,
): { name: string; number: string } {
  const number = String(id);
  return {
    name: name.replace('{number}', number).replace('{year}', String(year)),
    number: `${number.padStart(3, '0')}/${year}`,
  };
}

/** Writes a process's documents and returns their rows. */
export function documentRows(
  { calendar, files }: SeedContext,
  programme: Programme,
  process: ProcessSeed,
  { fullName, offers }: { fullName: string; offers: string[] },
): (typeof processDocuments.$inferInsert)[] {
  return process.documents.map(({ title, publishedIn, status = 'P' }) => ({
    programme,
    process_id: process.id,
    title,
    status,
    published_at: calendar.day(publishedIn),
    downloads: publishedIn < -1 ? Math.abs(publishedIn) * 3 : 0,
    filename: files.pdf(`documents/${programme}/${process.id}-${slug(title)}.pdf`, {
      title,
      subtitle: fullName,
      sections: [
        {
          heading: 'Objeto',
          paragraphs: [`Este documento faz parte do ${fullName} e vale a partir da data de sua publicação.`],
        },
        ...(/^(Edital|Comunicado|Anexo)/.test(title) ? openingSections(programme, process, offers) : []),
        {
          heading: 'Prazos',
          paragraphs: [
            'As inscrições são gratuitas e feitas somente pelo portal, dentro do período indicado em cada oferta.',
          ],
        },
        {
          heading: 'Recursos',
          paragraphs: [
            'Cabe recurso em até dois dias úteis após cada publicação, pelo Fale Conosco, com o número da inscrição.',
          ],
        },
      ],
    }),
  }));
}

/** Returns sections of a notice: the offers, and the documents to bring. */
function openingSections(programme: Programme, process: ProcessSeed, offers: string[]) {
  const shown = process.items.flatMap((item, index) =>
    item.hidden
      ? []
      : `${offers[index]}: vagas imediatas ${item.vacancies}, cadastro de reserva ${item.wait}`,
  );
  const documents = process.items.flatMap((item) => item.documents ?? []);
  return [
    { heading: 'Vagas', paragraphs: shown },
    {
      heading: 'Documentos a levar',
      paragraphs: [
        ...commonDocuments[programme],
        ...documents,
        'Dias, horário e local da entrega estão em cada oferta, no portal e no comprovante de inscrição.',
      ],
    },
  ];
}
