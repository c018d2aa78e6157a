import { maskCpf } from '@portal/contract/format/mask';
import { stripNonDigits } from '@portal/contract/validators/phone';
import * as z from 'zod';
import { sha256, signedGrants } from '../../http/secrets.ts';
import type { Services } from '../../services.ts';
import { loadCurriculum } from '../curriculum.repository.ts';
import { createPrintout, type PrintoutKind, printoutKinds } from '../printouts/printouts.ts';
import type { Printout } from '../printouts/render-printout.ts';
import { loadApplication } from './applications.repository.ts';
import { printoutDataOf } from './printout-data.ts';

/** Minutes for which an unchanged printout is not rendered again. */
const keptFor = 10;

/**
 * Renders the printout that a URL was signed for, once in ten minutes unless its data changes.
 * @param isMasked masks CPFs, because the copy stays on a device
 * @returns PDF
 * @throws HttpError 404 if the person has no such application, 503 if too many are queued
 */
export async function renderFile(
  services: Services,
  { kind, id, person }: FileGrant,
  isMasked: boolean,
): Promise<Buffer> {
  const { programme } = printoutKinds[kind];
  const application = await loadApplication(services.db, programme, person, { id });
  const curriculum = programme === 'pss' ? await loadCurriculum(services.db, id) : null;
  const data = printoutDataOf(services, application, curriculum);
  const full = createPrintout(kind, data, application.cityTitle);
  const paper = isMasked ? maskCpfs(full) : full;
  const now = services.now();
  const period = Math.floor(now.getTime() / (keptFor * 60_000));
  return services.drawings.paper(sha256(JSON.stringify([paper, period])), { paper, now });
}

/** Masks the CPFs of a printout: only their middle digits remain. */
const maskCpfs = (paper: Printout): Printout => ({
  ...paper,
  groups: paper.groups.map(({ heading, rows }) => ({
    heading,
    rows: rows.map(
      ([label, value]) => [label, label === 'CPF' ? maskCpf(stripNonDigits(value)) : value] as const,
    ),
  })),
});

const fileGrant = z.object({
  kind: z.enum(Object.keys(printoutKinds) as PrintoutKind[]),
  /** Id of the registration. */
  id: z.int(),
  /** Owner of the registration. */
  person: z.int(),
  /** Hash of the session's token: the URL expires with the session. */
  session: z.string(),
});
export type FileGrant = z.output<typeof fileGrant>;

const VALIDITY_MS = 10 * 60_000;

/**
 * Last part of a path of the API that opens a printout for ten minutes, at most until the session ends. It needs no
 * token, which viewers and printers do not send.
 */
export const signedFiles = signedGrants('file', fileGrant, VALIDITY_MS);
