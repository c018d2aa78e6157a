import { apiPrefix } from '@portal/contract/endpoints/endpoint';
import { getPrintout } from '@portal/contract/endpoints/files';
import { getCurriculumPdf, getMyCurriculum } from '@portal/contract/endpoints/my-curriculum';
import {
  getPsgReceipt,
  getPsgReceiptPdf,
  getPsgSheet,
  getPsgSheetPdf,
  getPssReceipt,
  getPssReceiptPdf,
  getPssSheet,
  getPssSheetPdf,
} from '@portal/contract/endpoints/printouts';
import { getPssRegistration } from '@portal/contract/endpoints/registrations';
import { isCalendarDay } from '@portal/contract/format/calendar';
import { isSessionOpen, type Session } from '../../accounts/sessions.repository.ts';
import { writeAuditEntry } from '../../http/audit.repository.ts';
import { notFound } from '../../http/http-error.ts';
import { consume, limits } from '../../http/rate-limit.ts';
import { type RouteGroup, route } from '../../http/route.ts';
import { createRenderCache } from '../../rendering/render-thread.ts';
import { findLastApplication, loadCurriculum } from '../curriculum.repository.ts';
import { loadPsgApplication, loadPssApplication } from './applications.repository.ts';
import { phasesOf } from './my-processes.repository.ts';
import { psgReceiptOf, psgSheetOf } from './psg-application.ts';
import { pssReceiptOf, pssSheetOf } from './pss-application.ts';
import { type FileKind, renderFile, signedFiles } from './render-file.ts';

/** Receipt and sheet of a PSG registration, and the URLs of their PDFs (B 2.7, B 7). */
export const psgDocumentsRoutes: RouteGroup = (app) => {
  const load = (personId: number, id: number) => loadPsgApplication(app.db, personId, id);
  const link = async (kind: FileKind, { personId, tokenHash }: Session, id: number) => {
    await load(personId, id);
    const signed = signedFiles.write(app, { kind, id, person: personId, session: tokenHash });
    return { url: `${apiPrefix}/files/${signed}` };
  };

  route(app, getPsgReceipt, async ({ params, session }) => ({
    data: psgReceiptOf(app, await load(session.personId, params.id)),
  }));
  route(app, getPsgSheet, async ({ params, session }) => ({
    data: psgSheetOf(app, await load(session.personId, params.id)),
  }));
  route(app, getPsgReceiptPdf, async ({ params, session }) => ({
    data: await link('psg-receipt', session, params.id),
  }));
  route(app, getPsgSheetPdf, async ({ params, session }) => ({
    data: await link('psg-sheet', session, params.id),
  }));
};

/** Scores, receipt and sheet of a PSS registration, and the URLs of the PDFs (B 2.6, B 2.7, B 7). */
export const pssDocumentsRoutes: RouteGroup = (app) => {
  const load = (personId: number, id: number) => loadPssApplication(app.db, personId, { id });
  const link = async (kind: FileKind, { personId, tokenHash }: Session, id: number) => {
    await load(personId, id);
    const signed = signedFiles.write(app, { kind, id, person: personId, session: tokenHash });
    return { url: `${apiPrefix}/files/${signed}` };
  };

  route(app, getPssRegistration, async ({ params, session }) => {
    const { registration } = await load(session.personId, params.id);
    const phases = (await phasesOf(app.db, [registration.id])).get(registration.id) ?? [];
    return {
      data: {
        people: { full_name: registration.fullName },
        phases_registrations: phases.map(({ name, note }) => ({ note, job_title_phase: { info: name } })),
        status: registration.status,
      },
    };
  });

  route(app, getPssReceipt, async ({ params, query, session }) => {
    if (params.personId !== session.personId) throw notFound();
    const { selectionProcessid: processId, jobsTitleId: jobTitleId } = params;
    const reference = { processId, jobTitleId, id: query.inscricao };
    return { data: pssReceiptOf(app, await loadPssApplication(app.db, session.personId, reference)) };
  });
  route(app, getPssSheet, async ({ params, session }) => ({
    data: pssSheetOf(app, await load(session.personId, params.id), await loadCurriculum(app.db, params.id)),
  }));
  route(app, getMyCurriculum, async ({ headers, session }) => {
    const named = { nif: headers['x-nif'] ?? '', birthdate: headers['x-birthdate'] ?? '' };
    if (!isCalendarDay(named.birthdate)) return { data: null };
    const last = await findLastApplication(app.db, { personId: session.personId, ...named });
    if (!last) return { data: null };
    return { data: { number: last.number, curriculum: await loadCurriculum(app.db, last.id) } };
  });
  route(app, getCurriculumPdf, async ({ params, session }) => ({
    data: await link('pss-curriculum', session, params.id),
  }));
  route(app, getPssReceiptPdf, async ({ params, session }) => ({
    data: await link('pss-receipt', session, params.id),
  }));
  route(app, getPssSheetPdf, async ({ params, session }) => ({
    data: await link('pss-sheet', session, params.id),
  }));
};

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

  route(app, getPrintout, async ({ params, query, reply }) => {
    const file = signedFiles.read(app, params.signed);
    if (!file || !(await isSessionOpen(app, file.session))) throw notFound();
    await consume(app, limits.paper, String(file.person));
    await consume(app, limits.paperDay, String(file.person));
    const pdf = await renderFile(app, file, { kept, isMasked: query.cpf === 'oculto' });
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
  });
};
