/** State of a complementary course, from 1 (B 3). */
export const courseSituations = ['Andamento', 'Concluído'] as const;
