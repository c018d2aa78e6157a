/** Whether a complementary course goes on or is over, from 1 (B 3). */
export const courseSituations = ['Andamento', 'Concluído'] as const;
