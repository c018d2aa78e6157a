/** What is said of a course or a position that asks for nothing (A 2.10, B 2.3). */
export const noPrerequisites = 'Não há pré requisitos';
