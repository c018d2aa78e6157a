import { slug } from '@portal/contract/format/text';
import { areaSlugs } from '../../src/art/palette.ts';
import {
  contents as contentTable,
  galleries as galleryTable,
  pages as pageTable,
  pollAlternatives,
  polls as pollTable,
} from '../../src/db/schema/contents.ts';
import { galleries } from '../data/galleries.ts';
import { type ContentSeed, news } from '../data/news.ts';
import { menuPages } from '../data/pages.ts';
import { polls } from '../data/polls.ts';
import { getOrThrow, insertAll, type SeedContext } from './step.ts';

/** Adds pages with contents, news, galleries and polls. */
export async function seedContents(context: SeedContext): Promise<void> {
  await seedPages(context);
  await seedGalleries(context);
  await seedPolls(context);
}

/** Adds menus as roots and their entries as children; the page "Notícias" contains the news (A 3). */
async function seedPages({ db, calendar, files }: SeedContext): Promise<void> {
  const newsPage = { id: 1, name: 'Notícias', parent_id: null as number | null, position: 0 };
  const pages = [newsPage];
  const contents: { page_id: number; content: ContentSeed }[] = news.map((content) => ({
    page_id: 1,
    content,
  }));
  const addPage = (name: string, parent_id: number | null, position: number) =>
    pages.push({ id: pages.length + 1, name, parent_id, position });
  for (const [menu, children] of Object.entries(menuPages)) {
    const parent_id = addPage(menu, null, pages.length);
    for (const [position, [name, own]] of Object.entries(children).entries()) {
      const page_id = addPage(name, parent_id, position);
      contents.push(...own.map((content) => ({ page_id, content })));
    }
  }
  await insertAll(db, pageTable, pages);
  const fileLink = (title: string, { label, paragraphs }: { label: string; paragraphs: string[] }) => ({
    label,
    url: files.pdf(`documents/contents/${slug(title)}.pdf`, {
      title,
      subtitle: 'Senac Amapá',
      sections: [{ heading: 'Nesta edição', paragraphs }],
    }),
  });
  await insertAll(
    db,
    contentTable,
    contents.map(({ page_id, content }, index) => {
      const { area, daysAgo, body, links = [], file, tags = [], ...texts } = content;
      const address = slug(texts.title);
      const published_at = calendar.moment(-daysAgo, 8 + (index % 10), (index * 7) % 60).toISOString();
      const descritive = body.join('\n');
      return {
        id: index + 1,
        page_id,
        slug: address,
        image: files.picture(`images/news/${address}.svg`, {
          area,
          kind: 'news',
          ...(tags.includes('formatura') && { event: 'graduation' }),
        }),
        type: 2,
        emphasis: 0,
        views: 40 + index * 13,
        ...texts,
        tags,
        links: file ? [fileLink(texts.title, file), ...links] : links,
        descritive,
        published_at,
        created_at: published_at,
        updated_at:
          index % 3 === 0 && daysAgo > 1 ? calendar.moment(1 - daysAgo, 15, 20).toISOString() : published_at,
      };
    }),
  );
}

/** Areas whose colours every third picture of a gallery uses, for variety. */
const neighbours = new Map(
  areaSlugs.map((area, index) => [area, areaSlugs[(index + 3) % areaSlugs.length] ?? area]),
);

const captions = [
  'a chegada dos convidados',
  'alunos em atividade',
  'instrutores e turma',
  'um momento da tarde',
  'as famílias na plateia',
  'detalhe do trabalho',
  'a equipe de apoio',
  'conversa com a comunidade',
  'o encerramento',
  'a entrega dos certificados',
  'o público visita o espaço',
  'a foto da turma',
];
const photographers = ['Raimunda Picanço', 'Alunos de Produção de Moda e Imagem'];

async function seedGalleries({ db, calendar, files }: SeedContext): Promise<void> {
  await insertAll(
    db,
    galleryTable,
    galleries.map(([event, tag, area, length, daysAgo, status = 'P'], index) => {
      const pictures = Array.from({ length }, (_, number) =>
        files.picture(`images/galleries/${slug(event)}-${number + 1}.svg`, {
          area: number % 3 === 2 ? getOrThrow(neighbours, area) : area,
          // Only the cover shows the event.
          kind: number === 0 ? 'cover' : 'gallery',
          ...(tag === 'formatura' && { event: 'graduation' }),
        }),
      );
      return {
        id: index + 1,
        event,
        tag,
        status,
        views: 361 + index * 61,
        cover_image: pictures[0] ?? null,
        images: pictures.map((image, position) => ({
          image,
          caption: `${event}: ${captions[position % captions.length]}`,
          credit: photographers[position % photographers.length] ?? null,
        })),
        published_at: calendar.moment(-daysAgo, 17, 30).toISOString(),
        created_at: calendar.moment(-daysAgo, 17).toISOString(),
        updated_at: calendar.moment(-daysAgo, 17, 30).toISOString(),
      };
    }),
  );
}

async function seedPolls({ db, calendar }: SeedContext): Promise<void> {
  const entries = polls.map((poll, index) => ({ ...poll, id: index + 1 }));
  await insertAll(
    db,
    pollTable,
    entries.map(({ id, name, is_active, startedDaysAgo, endsInDays }) => ({
      id,
      name,
      is_active,
      created_at: calendar.moment(-startedDaysAgo, 10).toISOString(),
      end_date: calendar.day(endsInDays),
    })),
  );
  await insertAll(
    db,
    pollAlternatives,
    entries.flatMap(({ id, alternatives }) =>
      alternatives.map(([title, initial_votes], position) => ({
        poll_id: id,
        title,
        initial_votes,
        position,
      })),
    ),
  );
}
