import { isSessionOpen } from '../../accounts/sessions.repository.ts';
import { writeAuditEntry } from '../../http/audit.repository.ts';
import { notFound } from '../../http/http-error.ts';
import { consume, limits } from '../../http/rate-limit.ts';
import { apiPrefix } from '../../http/route.ts';
import type { RouteGroup } from '../../http/route-group.ts';
import { createRenderCache } from '../../rendering/render-cache.ts';
import { renderFile } from './render-file.ts';
import { readSignedFile } from './signed-file.ts';

/** About 60 kB each. */
const MAX_PAPERS = 64;

const fileNames = {
  'psg-receipt': 'comprovante-psg',
  'psg-sheet': 'ficha-psg',
  'pss-receipt': 'comprovante-pss',
  'pss-sheet': 'ficha-pss',
  'pss-curriculum': 'curriculo',
};

/** PDFs behind short-lived URLs. Ownership is checked again: a URL alone gives no access. */
export const filesRoutes: RouteGroup = (app) => {
  const kept = createRenderCache(MAX_PAPERS);

  app.get<{ Params: { signed: string }; Querystring: { cpf?: string } }>(
    `${apiPrefix}/files/:signed`,
    { schema: { hide: true } },
    async (request, reply) => {
      const file = readSignedFile(app, request.params.signed);
      if (!file || !(await isSessionOpen(app, file.session))) throw notFound();
      await consume(app, limits.paper, String(file.person));
      await consume(app, limits.paperDay, String(file.person));
      const pdf = await renderFile(app, file, { kept, isMasked: request.query.cpf === 'oculto' });
      await writeAuditEntry(
        app.db,
        app.now(),
        `person:${file.person}`,
        'document-opened',
        `${file.kind}:${file.id}`,
      );
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
