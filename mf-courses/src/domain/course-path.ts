/** Returns the path of a course, with a class if given; the page's default is the first class by start date. */
export const coursePath = (id: number, classId: number | null = null): string =>
  `/detalhes/${id}${classId === null ? '' : `?turma=${classId}`}`;
