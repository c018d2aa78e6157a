/** The page of a course, with this class of it shown; without one it shows the class that begins first. */
export const coursePath = (id: number, classId: number | null = null): string =>
  `/detalhes/${id}${classId === null ? '' : `?turma=${classId}`}`;
