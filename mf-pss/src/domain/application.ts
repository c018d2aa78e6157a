import { blankApplicant } from '@portal/runtime/selection-process/applicant-form';
import type { Identification } from '@portal/runtime/selection-process/identification';
import type { TypedValues } from '@portal/shared/selection-process/registration-field';
import { registrationFields } from '@portal/shared/selection-process/registration-fields';
import type { Consent } from '@portal/shared/validators/consent';

/** What the first step asks of a person. */
export const personFields = registrationFields.pss;

/** A formation as typed (B 3). Dates are yyyy-mm-dd or ''. */
interface FormationRow {
  /** '1' to '6', '' before a choice. */
  education_level_id: string;
  name: string;
  course: string;
  date_conclusion: string;
}

/** A complementary course as typed (B 3). */
interface CourseRow {
  course: string;
  name: string;
  /** Hours. */
  workload: string;
  /** '1' Andamento, '2' Concluído, '' before a choice. */
  situation: string;
  date_conclusion: string;
  observation: string;
}

/** An experience as typed (B 3). */
interface ExperienceRow {
  name: string;
  job_title_name: string;
  /** '' until a city of the list was chosen. */
  city_id: string;
  /** What was typed while there was no list of cities to choose from; never sent. */
  city_name: string;
  start_date: string;
  end_date: string;
  observation: string;
}

/** The rows of the steps 2 to 4, by their names in the contract. */
interface Curriculum {
  educationalFormations: FormationRow[];
  complementaryCourses: CourseRow[];
  professionalExperiences: ExperienceRow[];
}
export type ListName = keyof Curriculum;

/** All that the wizard holds (B 2.5). */
export interface Application extends TypedValues<typeof personFields>, Consent, Curriculum {
  /** The e-mail that the look-up has accepted; never sent. */
  checkedEmail: string;
  /** The e-mail that was confirmed as the family's; never sent. */
  sharedEmail: string;
}

const blankFormation: FormationRow = {
  education_level_id: '',
  name: '',
  course: '',
  date_conclusion: '',
};
const blankCourse: CourseRow = {
  course: '',
  name: '',
  workload: '',
  situation: '',
  date_conclusion: '',
  observation: '',
};
const blankExperience: ExperienceRow = {
  name: '',
  job_title_name: '',
  city_id: '',
  city_name: '',
  start_date: '',
  end_date: '',
  observation: '',
};

/** A row in which nobody has typed. */
export const blankRows = {
  educationalFormations: blankFormation,
  complementaryCourses: blankCourse,
  professionalExperiences: blankExperience,
} as const;

/** A wizard in which nobody has typed: each step shows its first row. */
export const blankApplication = (identified: Identification): Application => ({
  ...blankApplicant(personFields, identified),
  checkedEmail: '',
  sharedEmail: '',
  educationalFormations: [blankFormation],
  complementaryCourses: [blankCourse],
  professionalExperiences: [blankExperience],
  terms: false,
  policy: false,
});
