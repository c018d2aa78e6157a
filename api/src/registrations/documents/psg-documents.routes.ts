import {
  getPsgReceipt,
  getPsgReceiptPdf,
  getPsgSheet,
  getPsgSheetPdf,
} from '@portal/contract/endpoints/printouts';
import type { Session } from '../../accounts/find-session.repository.ts';
import { apiPrefix, route } from '../../http/route.ts';
import type { RouteGroup } from '../../http/route-group.ts';
import { loadPsgApplication } from './psg-application.repository.ts';
import { psgReceiptOf, psgSheetOf } from './psg-application.ts';
import { type FileKind, signedFilePath } from './signed-file.ts';

/** Receipt and sheet of a PSG registration, and the URLs of their PDFs (B 2.7, B 7). */
export const psgDocumentsRoutes: RouteGroup = (app) => {
  const load = (personId: number, id: number) => loadPsgApplication(app.db, personId, id);
  const link = async (kind: FileKind, { personId, tokenHash }: Session, id: number) => {
    await load(personId, id);
    return { url: apiPrefix + signedFilePath(app, { kind, id, person: personId, session: tokenHash }) };
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
