import { portalUrl } from '@portal/client/addresses/portal-url';
import { shareMessage } from '@portal/contract/format/share-message';
import { ofInstitution } from '@portal/contract/institution/names';
import { ButtonLink } from '@portal/ui/button';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useQueries } from '@tanstack/react-query';
import { pickedClass } from '../../domain/chosen-class.ts';
import { coursePath } from '../../domain/course-path.ts';
import type { PickedClass } from '../../domain/schedule-shortlist.ts';
import { sharedOffer } from '../../domain/shared-offer.ts';
import { pickedCourseQuery } from '../../parts/picked-course.queries.ts';

/** Shares the saved classes as a message with a link each: the list itself is only on this device. */
export function SendSaved({ saved }: { saved: readonly PickedClass[] }) {
  const ids = [...new Set(saved.map(({ id }) => id))];
  const courses = useQueries({ queries: ids.map((id) => pickedCourseQuery(id)) });
  const seenAt = useSeenAt(Math.max(0, ...courses.map(({ dataUpdatedAt }) => dataUpdatedAt)));
  const offers = saved.flatMap(({ id, classId }) => {
    const course = courses[ids.indexOf(id)]?.data;
    const url = portalUrl(coursePath(id, classId)) ?? undefined;
    return course ? { ...sharedOffer(course, pickedClass(course, classId), seenAt), url } : [];
  });
  if (offers.length === 0) return null;
  const message = shareMessage(`Oi! Guardei estes cursos ${ofInstitution}`, offers);
  return (
    <ButtonLink href={`https://wa.me/?text=${encodeURIComponent(message)}`} external variant="secondary">
      Enviar a lista pelo WhatsApp
    </ButtonLink>
  );
}
