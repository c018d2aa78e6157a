import { isSessionOpen } from '../../accounts/sessions.ts';
import { notFound } from '../../http/answer-error.ts';
import { record } from '../../http/audit.ts';
import { apiPrefix } from '../../http/route.ts';
import type { RouteGroup } from '../../http/route-group.ts';
import type { Services } from '../../services.ts';
import { psgReceiptPaper, psgSheetPaper } from '../papers/psg-papers.ts';
import { pssReceiptPaper, pssSheetPaper } from '../papers/pss-papers.ts';
import { renderPaper } from '../papers/render-paper.ts';
import { loadPsgApplication, psgReceiptOf, psgSheetOf } from './psg-application.ts';
import { loadPssApplication, pssReceiptOf, pssSheetOf } from './pss-application.ts';
import { type FileGrant, readSignedFile } from './signed-file.ts';

const fileNames = {
  'psg-receipt': 'comprovante-psg',
  'psg-sheet': 'ficha-psg',
  'pss-receipt': 'comprovante-pss',
  'pss-sheet': 'ficha-pss',
};

/** The PDFs behind the short-lived addresses. Ownership is checked once more: an address is never a right. */
export const filesRoutes: RouteGroup = (app) => {
  app.get<{ Params: { signed: string } }>(
    `${apiPrefix}/files/:signed`,
    { schema: { hide: true } },
    async (request, reply) => {
      const file = readSignedFile(app, request.params.signed);
      if (!file || !(await isSessionOpen(app, file.session))) throw notFound();
      const pdf = await renderPaper(await paperOf(app, file), app.now());
      await record(app.db, app.now(), `person:${file.person}`, 'document-opened', `${file.kind}:${file.id}`);
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'self'")
        .header('x-frame-options', 'SAMEORIGIN')
        .header('content-disposition', `inline; filename="${fileNames[file.kind]}-${file.id}.pdf"`)
        .send(pdf);
    },
  );
};

async function paperOf(services: Services, { kind, id, person }: FileGrant) {
  switch (kind) {
    case 'psg-receipt':
      return psgReceiptPaper(psgReceiptOf(services, await loadPsgApplication(services.db, person, id)));
    case 'psg-sheet': {
      const application = await loadPsgApplication(services.db, person, id);
      return psgSheetPaper(psgSheetOf(services, application), application.cityTitle);
    }
    case 'pss-receipt':
      return pssReceiptPaper(pssReceiptOf(services, await loadPssApplication(services.db, person, { id })));
    case 'pss-sheet':
      return pssSheetPaper(pssSheetOf(services, await loadPssApplication(services.db, person, { id })));
  }
}
