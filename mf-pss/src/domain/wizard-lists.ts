import type { ListName } from './application.ts';

/** Minimum of rows of a list (B 5): applicants without courses or experience have no rows. */
export const minimumRows: Record<ListName, number> = {
  educationalFormations: 1,
  complementaryCourses: 0,
  professionalExperiences: 0,
};

/** Maximum of rows that the server accepts. */
export const maximumRows = 30;

/** The codes of the contract with their names (B 3). */
export const educationLevels = [
  { value: '1', label: 'Ensino Fundamental' },
  { value: '2', label: 'Ensino Médio' },
  { value: '3', label: 'Graduação' },
  { value: '4', label: 'Pós-graduação' },
  { value: '5', label: 'Mestrado' },
  { value: '6', label: 'Doutorado' },
] as const;

export const situations = [
  { value: '1', label: 'Andamento' },
  { value: '2', label: 'Concluído' },
] as const;

/** The name of a code; '' for one that is none. */
export const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? '';
