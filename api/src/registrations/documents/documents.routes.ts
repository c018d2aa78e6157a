import { getCurriculumPdf, getMyCurriculum } from '@portal/contract/endpoints/curriculum';
import { apiPrefix } from '@portal/contract/endpoints/endpoint';
import { getPrintout } from '@portal/contract/endpoints/files';
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
import { checkReceipt, findReceiptCopy, getPssRegistration } from '@portal/contract/endpoints/registrations';
import { isCalendarDay } from '@portal/contract/format/calendar';
import { maskCpf } from '@portal/contract/format/mask';
import { stripNonDigits } from '@portal/contract/validators/phone';
import * as z from 'zod';
import { findOpenSession } from '../../accounts/sessions.repository.ts';
import { withMinimumDuration } from '../../accounts/with-minimum-duration.ts';
import type { Programme } from '../../db/schema/selection.ts';
import { writeAuditEntry } from '../../http/audit.repository.ts';
import { notFound } from '../../http/http-error.ts';
import { limits } from '../../http/limits.ts';
import { consume, countLookup } from '../../http/rate-limit.ts';
import { type RouteGroup, route } from '../../http/route.ts';
import { sha256, signedGrants } from '../../http/secrets.ts';
import { programmeTexts } from '../../selection/offers.repository.ts';
import type { Services, Session } from '../../services.ts';
import { findLastApplication, loadCurriculum } from '../curriculum.repository.ts';
import { createPrintout, type PrintoutKind, printoutDataOf, printoutKinds } from '../printouts/printouts.ts';
import type { Printout } from '../printouts/render-printout.ts';
import { isReceiptCode, parseReceiptCode } from '../receipt-code.ts';
import { findByNumber, findPublicData, type NumberedRegistration } from '../registrations.repository.ts';
import { type ApplicationReference, loadApplication, phasesOf } from './applications.repository.ts';

const VALIDITY_MS = 10 * 60_000;

/** Last part of a printout's URL, valid for ten minutes of the session: viewers and printers send no token. */
const signedFiles = signedGrants(
  'file',
  z.object({
    kind: z.enum(Object.keys(printoutKinds) as PrintoutKind[]),
    id: z.int(),
    /** Owner of the registration. */
    person: z.int(),
    /** Hash of the session's token: the URL expires with the session. */
    session: z.string(),
  }),
  VALIDITY_MS,
);

/** Minutes for which an unchanged printout is not rendered again. */
const keptFor = 10;

/**
 * Scores, receipts and sheets of registrations, the URLs of their PDFs, and a candidate's newest curriculum (B 2.6, B 2.7, B 7).
 * Beyond the bare contract: confirming a receipt by its QR code, and copies of receipts without a password.
 */
export const documentsRoutes: RouteGroup = (app) => {
  const load = (programme: Programme, { personId }: Session, reference: ApplicationReference) =>
    loadApplication(app.db, programme, personId, reference);

  route(app, getPsgReceipt, async ({ params, session }) => ({
    data: printoutDataOf(app, await load('psg', session, params)),
  }));
  route(app, getPsgSheet, async ({ params, session }) => ({
    data: printoutDataOf(app, await load('psg', session, params)),
  }));
  route(app, getPssReceipt, async ({ params, query, session }) => {
    if (params.personId !== session.personId) throw notFound();
    const { selectionProcessid: processId, jobsTitleId: jobTitleId } = params;
    const reference = { processId, jobTitleId, id: query.inscricao };
    return { data: printoutDataOf(app, await load('pss', session, reference)) };
  });
  route(app, getPssSheet, async ({ params, session }) => {
    const application = await load('pss', session, params);
    return { data: printoutDataOf(app, application, await loadCurriculum(app.db, params.id)) };
  });
  for (const [endpoint, kind] of [
    [getPsgReceiptPdf, 'psg-receipt'],
    [getPsgSheetPdf, 'psg-sheet'],
    [getPssReceiptPdf, 'pss-receipt'],
    [getPssSheetPdf, 'pss-sheet'],
    [getCurriculumPdf, 'pss-curriculum'],
  ] as const) {
    route(app, endpoint, async ({ params: { id }, session }) => {
      const { personId: person, tokenHash } = session;
      await load(printoutKinds[kind].programme, session, { id });
      const signed = signedFiles.write(app, { kind, id, person, session: tokenHash });
      return { data: { url: `${apiPrefix}/files/${signed}` } };
    });
  }

  route(app, getPssRegistration, async ({ params, session }) => {
    const { registration } = await loadApplication(app.db, 'pss', session.personId, params);
    const phases = (await phasesOf(app.db, [registration.id])).get(registration.id) ?? [];
    return {
      data: {
        people: { full_name: registration.full_name },
        phases_registrations: phases.map(({ name, note }) => ({ note, job_title_phase: { info: name } })),
        status: registration.status,
      },
    };
  });
  route(app, getMyCurriculum, async ({ headers, session }) => {
    const named = { nif: headers['x-nif'] ?? '', birthdate: headers['x-birthdate'] ?? '' };
    if (!isCalendarDay(named.birthdate)) return { data: null };
    const last = await findLastApplication(app.db, { personId: session.personId, ...named });
    return { data: last ? { number: last.number, curriculum: await loadCurriculum(app.db, last.id) } : null };
  });

  // The PDF behind a short-lived URL. Ownership is checked again: a URL alone gives no access.
  route(app, getPrintout, async ({ params, query, reply }) => {
    const file = signedFiles.read(app, params.signed);
    if (!file || !(await findOpenSession(app, file.session))) throw notFound();
    await consume(app, limits.paper, String(file.person));
    await consume(app, limits.paperDay, String(file.person));
    const { programme, fileName } = printoutKinds[file.kind];
    const application = await loadApplication(app.db, programme, file.person, { id: file.id });
    const curriculum = programme === 'pss' ? await loadCurriculum(app.db, file.id) : null;
    const data = printoutDataOf(app, application, curriculum);
    const full = createPrintout(file.kind, data, application.cityTitle);
    const paper = query.cpf === 'oculto' ? maskCpfs(full) : full;
    const now = app.now();
    const period = Math.floor(now.getTime() / (keptFor * 60_000));
    const pdf = await app.drawings.paper(sha256(JSON.stringify([paper, period])), { paper, now });
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
      .header('content-disposition', `inline; filename="${fileName}-${file.id}.pdf"`)
      .send(pdf);
  });

  // Only invalid codes count against an address: the host requests for many visitors, and valid receipts must not wait.
  route(app, checkReceipt, async ({ params, request }) => {
    const registration = await findChecked(app, params.code);
    if (!registration) await consume(app, limits.unknownReceipt, request.network);
    return { data: { registration } };
  });
  // Limited like the forms' look-ups, but counted separately.
  route(app, findReceiptCopy, async ({ body, request }) => {
    await countLookup(app, request.network);
    await consume(app, limits.receiptCopy, body.nif);
    return { data: await withMinimumDuration(app, RESPONSE_MS, () => loadCopy(app, body)) };
  });
};

/** Masks the CPFs of a printout that stays on a device: only their middle digits remain. */
const maskCpfs = (paper: Printout): Printout => ({
  ...paper,
  groups: paper.groups.map(({ heading, rows }) => ({
    heading,
    rows: rows.map(
      ([label, value]) => [label, label === 'CPF' ? maskCpf(stripNonDigits(value)) : value] as const,
    ),
  })),
});

/** Longer than any look-up takes, so that the response time reveals nothing. */
const RESPONSE_MS = 120;

/** Returns the public data of the registration that a code was issued for; null if there is none. */
async function findChecked(services: Services, code: string) {
  const registered = parseReceiptCode(code);
  const found = registered && (await findPublicData(services.db, registered));
  if (!found || !isReceiptCode(services, code, { ...registered, nif: found.nif })) return null;
  return { ...found, programme: programmeTexts[registered.programme].name };
}

async function loadCopy(services: Services, named: NumberedRegistration) {
  const found = await findByNumber(services.db, named);
  if (!found) return { psg: null, pss: null };
  const { programme, id, person_id } = found;
  const receipt = printoutDataOf(services, await loadApplication(services.db, programme, person_id, { id }));
  return { psg: null, pss: null, [programme]: receipt };
}
