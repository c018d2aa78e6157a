/** Storage key of the shortlist: courses that the visitor saved or compares. */
export const SHORTLIST_KEY = 'cursos-escolhidos';
