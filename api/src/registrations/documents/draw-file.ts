import type { Services } from '../../services.ts';
import { psgReceiptPaper, psgSheetPaper } from '../papers/psg-papers.ts';
import { pssReceiptPaper, pssSheetPaper } from '../papers/pss-papers.ts';
import { renderPaper } from '../papers/render-paper.ts';
import { loadPsgApplication, psgReceiptOf, psgSheetOf } from './psg-application.ts';
import { loadPssApplication, pssReceiptOf, pssSheetOf } from './pss-application.ts';
import type { FileGrant } from './signed-file.ts';

/**
 * Draws the paper that an address was signed for.
 * @returns PDF
 * @throws AnswerError 404 where the person has no such application
 */
export const drawFile = async (services: Services, file: FileGrant): Promise<Buffer> =>
  renderPaper(await paperOf(services, file), services.now());

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
