/** Where one asks to hear of new classes of a course (A 2.5). */
export const interestPath = (course: string): string => `/interesse?name=${encodeURIComponent(course)}`;
