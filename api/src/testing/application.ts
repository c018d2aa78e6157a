/** Creates a valid CPF from a number below 10⁹. */
export function cpfOf(number: number): string {
  const base = String(number).padStart(9, '0');
  const digit = (text: string) => {
    const sum = [...text].reduce((total, each, index) => total + Number(each) * (text.length + 1 - index), 0);
    return String(((sum * 10) % 11) % 10);
  };
  const tenth = digit(base);
  return base + tenth + digit(base + tenth);
}

/** Returns a body of a PSG registration, distinct for each applicant. */
export const psgBody = (
  { process_id, offer_id }: { process_id: number; offer_id: number },
  applicant: number,
) => ({
  selection_process_id: process_id,
  selection_process_item_id: offer_id,
  full_name: `Candidata ${applicant}`,
  nif: cpfOf(applicant),
  birthdate: '1998-04-21',
  mother: 'Raimunda Alves',
  phone: '96991234567',
  email: `candidata${applicant}@exemplo.br`,
});

/** Returns a body of an application for a position. */
export const pssBody = (
  { process_id, offer_id }: { process_id: number; offer_id: number },
  applicant: number,
) => {
  const { selection_process_item_id, ...rest } = psgBody({ process_id, offer_id }, applicant);
  return {
    ...rest,
    pss_selection_process_item_id: selection_process_item_id,
    educationalFormations: [
      { education_level_id: 3, name: 'Unifap', course: 'Letras', date_conclusion: '2019-12-10' },
    ],
    complementaryCourses: [],
    professionalExperiences: [],
  };
};
