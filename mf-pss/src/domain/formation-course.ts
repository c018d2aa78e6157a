import { formationLevels } from '@portal/shared/selection-process/education-levels';

/** The course of the first level, which has none of its own (B 5). */
export const elementary = { level: '1', course: formationLevels[0] } as const;

/** The course of a formation once its level was chosen: fixed for level 1, and no longer there for another (B 5). */
export function courseOfLevel(level: string, course: string): string {
  if (level === elementary.level) return elementary.course;
  return course === elementary.course ? '' : course;
}
