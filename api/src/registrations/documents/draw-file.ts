import type { DrawingCache } from '../../drawing/drawing-cache.ts';
import { sha256 } from '../../http/secrets.ts';
import type { Services } from '../../services.ts';
import { loadCurriculum } from '../curriculum.repository.ts';
import { psgReceiptPaper, psgSheetPaper } from '../papers/psg-papers.ts';
import { pssReceiptPaper, pssSheetPaper } from '../papers/pss-papers.ts';
import { loadPsgApplication } from './psg-application.repository.ts';
import { psgReceiptOf, psgSheetOf } from './psg-application.ts';
import { loadPssApplication } from './pss-application.repository.ts';
import { pssReceiptOf, pssSheetOf } from './pss-application.ts';
import type { FileGrant } from './signed-file.ts';

/** Minutes for which a paper that still says the same is not drawn anew. */
const keptFor = 10;

/**
 * Draws the paper that an address was signed for, once in ten minutes as long as it says the same.
 * @returns PDF
 * @throws AnswerError 404 where the person has no such application, 503 where too many wait
 */
export async function drawFile(services: Services, file: FileGrant, kept: DrawingCache): Promise<Buffer> {
  const paper = await paperOf(services, file);
  const now = services.now();
  const period = Math.floor(now.getTime() / (keptFor * 60_000));
  return kept(sha256(JSON.stringify([paper, period])), () => services.drawings.paper({ paper, now }));
}

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
      return pssSheetPaper(
        pssSheetOf(
          services,
          await loadPssApplication(services.db, person, { id }),
          await loadCurriculum(services.db, id),
        ),
      );
  }
}
