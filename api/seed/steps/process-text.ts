import { slug } from '@portal/shared/format/slug';
import type { processDocuments } from '../../src/db/schema/process-documents.ts';
import type { ProcessSeed } from '../data/process-seed.ts';
import type { SeedContext } from './step.ts';

/** Name and number of a process with its year written in. */
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

/** Rows and files of a process's documents. */
export function documentRows(
  { calendar, files }: SeedContext,
  processKind: 'psg' | 'pss',
  process: Pick<ProcessSeed, 'id' | 'documents'>,
  fullName: string,
): (typeof processDocuments.$inferInsert)[] {
  return process.documents.map(({ title, publishedIn, status = 'P' }) => ({
    [processKind === 'psg' ? 'psgProcessId' : 'pssProcessId']: process.id,
    title,
    status,
    publishedAt: calendar.day(publishedIn),
    downloads: publishedIn < -1 ? Math.abs(publishedIn) * 3 : 0,
    filename: files.pdf(`documents/${processKind}/${process.id}-${slug(title)}.pdf`, {
      title,
      subtitle: fullName,
      sections: [
        {
          heading: '1. Objeto',
          paragraphs: [`Este documento faz parte do ${fullName} e vale a partir da data de sua publicação.`],
        },
        {
          heading: '2. Prazos',
          paragraphs: [
            'As inscrições são gratuitas e feitas somente pelo portal, dentro do período indicado em cada oferta.',
          ],
        },
        {
          heading: '3. Recursos',
          paragraphs: [
            'Cabe recurso em até dois dias úteis após cada publicação, pelo Fale Conosco, com o número da inscrição.',
          ],
        },
      ],
    }),
  }));
}
