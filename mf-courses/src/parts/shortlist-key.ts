/** Storage key of the shortlist of saved and compared courses. */
export const SHORTLIST_KEY = 'cursos-escolhidos';
