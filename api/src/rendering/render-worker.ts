/** Tasks of the render thread. Each loads its large dependencies on first use. */
import type { CourseCard } from '../cards/course-card.ts';
import type { Printout } from '../registrations/printouts/render-printout.ts';

export interface CardTask {
  card: CourseCard;
  storageDir: string;
}

export interface PaperTask {
  paper: Printout;
  now: Date;
}

export async function card({ card: each, storageDir }: CardTask): Promise<Uint8Array> {
  const { renderCard } = await import('../cards/render-card.ts');
  return renderCard(each, storageDir);
}

export async function paper({ paper: each, now }: PaperTask): Promise<Uint8Array> {
  const { renderPrintout } = await import('../registrations/printouts/render-printout.ts');
  return renderPrintout(each, now);
}
