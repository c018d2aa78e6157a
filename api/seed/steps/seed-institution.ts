import { slug } from '@portal/contract/format/text';
import { institution as portal } from '@portal/contract/institution';
import { mark } from '../../src/art/palette.ts';
import { documents as documentTable, faqs as faqTable } from '../../src/db/schema/contents.ts';
import {
  banners as bannerTable,
  psaDepartments,
  psaMatters,
  settings,
} from '../../src/db/schema/settings.ts';
import { banners } from '../data/banners.ts';
import { documents } from '../data/documents.ts';
import { faqs } from '../data/faqs.ts';
import { privacyPolicy, terms } from '../data/legal-texts.ts';
import { departments, institution, matters } from '../data/settings.ts';
import { insertAll, type SeedContext } from './step.ts';

/** Adds settings, banners, FAQs, files and contact subjects. */
export async function seedInstitution({ db, calendar, files }: SeedContext): Promise<void> {
  await db.insert(settings).values({
    ...institution,
    logo: files.svg('images/logo.svg', logo('#004A8D')),
    footer_logo: files.svg('images/logo-rodape.svg', logo('#FFFBF5')),
    terms: files.pdf('documents/termos-de-uso.pdf', terms),
    privacy_policy: files.pdf('documents/politica-de-privacidade.pdf', privacyPolicy),
  });
  await insertAll(
    db,
    bannerTable,
    banners.map(({ area, ...banner }, index) => ({
      id: index + 1,
      ...banner,
      filename: banner.title,
      image_url: files.picture(`images/banners/${slug(banner.title)}.svg`, { area, kind: 'banner' }),
    })),
  );
  await insertAll(
    db,
    faqTable,
    Object.entries(faqs).flatMap(([type, questions]) =>
      questions.map(([question, answer], position) => ({ type: Number(type), question, answer, position })),
    ),
  );
  await insertAll(
    db,
    documentTable,
    documents.map(([title, daysAgo, summary]) => ({
      title,
      published_at: calendar.day(-daysAgo),
      personal_annex_url: files.pdf(`documents/arquivos/${slug(title)}.pdf`, {
        title,
        subtitle: 'Senac Amapá - documento institucional',
        sections: [
          { heading: 'Apresentação', paragraphs: [summary] },
          {
            heading: 'Onde consultar',
            paragraphs: ['A versão impressa está na secretaria de cada unidade e na biblioteca.'],
          },
        ],
      }),
    })),
  );
  await insertAll(db, psaDepartments, departments);
  await insertAll(db, psaMatters, matters);
}

/** Returns the institution's mark and name. `ink` is the text's colour. */
function logo(ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="208" height="64" viewBox="0 0 208 64" role="img" aria-label="${portal.name}">${mark(ink)}<text x="74" y="34" fill="${ink}" font-family="'Bricolage Grotesque',system-ui,sans-serif" font-size="28" font-weight="700">${portal.brand}</text><text x="74" y="54" fill="${ink}" font-family="'Atkinson Hyperlegible Next',system-ui,sans-serif" font-size="17">${portal.region}</text></svg>`;
}
