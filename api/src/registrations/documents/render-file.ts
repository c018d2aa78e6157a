import { maskCpf } from '@portal/contract/format/mask';
import { stripNonDigits } from '@portal/contract/validators/phone';
import * as z from 'zod';
import { sha256 } from '../../http/secrets.ts';
import { signedGrants } from '../../http/signed-grant.ts';
import type { Services } from '../../services.ts';
import { loadCurriculum } from '../curriculum.repository.ts';
import {
  curriculumPaper,
  psgReceiptPaper,
  psgSheetPaper,
  pssReceiptPaper,
  pssSheetPaper,
} from '../printouts/printouts.ts';
import type { Printout } from '../printouts/render-printout.ts';
import { loadApplication } from './applications.repository.ts';
import { receiptOf, sheetOf } from './printout-data.ts';

/** Minutes for which an unchanged printout is not rendered again. */
const keptFor = 10;

/**
 * Renders the printout that a URL was signed for, once in ten minutes unless its data changes.
 * @param isMasked masks CPFs, because the copy stays on a device
 * @returns PDF
 * @throws HttpError 404 if the person has no such application, 503 if too many are queued
 */
export async function renderFile(services: Services, file: FileGrant, isMasked: boolean): Promise<Buffer> {
  const full = await paperOf(services, file);
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

async function paperOf(services: Services, { kind, id, person }: FileGrant) {
  const { programme } = fileKinds[kind];
  const application = await loadApplication(services.db, programme, person, { id });
  const receipt = () => receiptOf(services, application);
  const sheet = async () => sheetOf(services, application, await loadCurriculum(services.db, id));
  switch (kind) {
    case 'psg-receipt':
      return psgReceiptPaper(receipt());
    case 'psg-sheet':
      return psgSheetPaper(sheetOf(services, application), application.cityTitle);
    case 'pss-receipt':
      return pssReceiptPaper(receipt());
    case 'pss-sheet':
      return pssSheetPaper(await sheet());
    case 'pss-curriculum':
      return curriculumPaper(await sheet());
  }
}

/** Printouts of a registration. */
export const fileKinds = {
  'psg-receipt': { programme: 'psg', fileName: 'comprovante-psg' },
  'psg-sheet': { programme: 'psg', fileName: 'ficha-psg' },
  'pss-receipt': { programme: 'pss', fileName: 'comprovante-pss' },
  'pss-sheet': { programme: 'pss', fileName: 'ficha-pss' },
  'pss-curriculum': { programme: 'pss', fileName: 'curriculo' },
} as const;
export type FileKind = keyof typeof fileKinds;

const fileGrant = z.object({
  kind: z.enum(Object.keys(fileKinds) as FileKind[]),
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
