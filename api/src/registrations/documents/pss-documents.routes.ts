import { getCurriculumPdf, getMyCurriculum } from '@portal/contract/endpoints/my-curriculum';
import {
  getPssReceipt,
  getPssReceiptPdf,
  getPssSheet,
  getPssSheetPdf,
} from '@portal/contract/endpoints/printouts';
import { getPssRegistration } from '@portal/contract/endpoints/registrations';
import { isCalendarDay } from '@portal/contract/format/calendar';
import type { Session } from '../../accounts/find-session.repository.ts';
import { notFound } from '../../http/http-error.ts';
import { apiPrefix, route } from '../../http/route.ts';
import type { RouteGroup } from '../../http/route-group.ts';
import { findLastApplication, loadCurriculum } from '../load-curriculum.repository.ts';
import { phasesOf } from './my-processes.repository.ts';
import { loadPssApplication } from './pss-application.repository.ts';
import { pssReceiptOf, pssSheetOf } from './pss-application.ts';
import { type FileKind, signedFilePath } from './signed-file.ts';

/** Scores, receipt and sheet of a PSS registration, and the URLs of the PDFs (B 2.6, B 2.7, B 7). */
export const pssDocumentsRoutes: RouteGroup = (app) => {
  const load = (personId: number, id: number) => loadPssApplication(app.db, personId, { id });
  const link = async (kind: FileKind, { personId, tokenHash }: Session, id: number) => {
    await load(personId, id);
    return { url: apiPrefix + signedFilePath(app, { kind, id, person: personId, session: tokenHash }) };
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
