import { courseSituations } from '@portal/contract/selection-process/course-situations';
import { formationLevels } from '@portal/contract/selection-process/education-levels';
import type { ListName } from './application.ts';

/** Minimum rows of a list (B 5): applicants without courses or experience have none. */
export const minimumRows: Record<ListName, number> = {
  educationalFormations: 1,
  complementaryCourses: 0,
  professionalExperiences: 0,
};

/** Maximum rows that the server accepts. */
export const maximumRows = 30;

/** Codes of the contract with their names (B 3). */
export const educationLevels = toNumberedOptions(formationLevels);
export const situations = toNumberedOptions(courseSituations);

function toNumberedOptions(names: readonly string[]) {
  return names.map((label, index) => ({ value: String(index + 1), label }));
}

/** Returns the name of a code; '' for an invalid one. */
export const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? '';
