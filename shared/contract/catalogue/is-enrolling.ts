/** Value of `enrollment_open` of courses whose enrolments are open (A 2.4). */
export const ENROLLING = 1;

/** Returns whether enrolments in a course are open: courses that are not are listed and found nowhere. */
export const isEnrolling = ({ enrollment_open }: { enrollment_open: number | null }): boolean =>
  enrollment_open === ENROLLING;
