import { formationLevels } from '@portal/contract/selection-process/education-levels';

/** Fixed course of the first level (B 5). */
export const elementary = { level: '1', course: formationLevels[0] } as const;

/** Returns the course after a change of the level: fixed for level 1, otherwise without the fixed one (B 5). */
export function courseOfLevel(level: string, course: string): string {
  if (level === elementary.level) return elementary.course;
  return course === elementary.course ? '' : course;
}
