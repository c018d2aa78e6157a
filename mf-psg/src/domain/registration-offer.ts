/** What somebody applies for, as the address names it. */
export interface RegistrationOffer {
  process: number;
  course: number;
  /** Shown until the server has told the course's name. */
  courseName: string;
}

/**
 * Reads `/psg_cadastro?process=&course=&courseName=` (A 2.12).
 * @returns null where process or course is missing or no identifier
 */
export function registrationOffer(search: URLSearchParams): RegistrationOffer | null {
  const process = identifier(search.get('process'));
  const course = identifier(search.get('course'));
  return process && course ? { process, course, courseName: search.get('courseName') ?? '' } : null;
}

const identifier = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
