/** Schooling that a free course may require, from the lowest; the values are those of `min_schooling`. */
export const schoolingLevels = [
  { value: 'fundamental-incompleto', label: 'Ensino fundamental incompleto' },
  { value: 'fundamental', label: 'Ensino fundamental completo' },
  { value: 'medio-incompleto', label: 'Cursando o ensino médio' },
  { value: 'medio', label: 'Ensino médio completo' },
] as const;

export type SchoolingLevel = (typeof schoolingLevels)[number]['value'];
