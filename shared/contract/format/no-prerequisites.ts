/** Text of a course or position without prerequisites (A 2.10, B 2.3). */
export const noPrerequisites = 'Não há pré requisitos';
