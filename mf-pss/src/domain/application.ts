import type { TypedValues } from '@portal/contract/selection-process/registration-field';
import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import type { Consent } from '@portal/contract/validators/consent';
import { blankApplicant } from '@portal/selection-process/rules/applicant-form';
import type { Identification } from '@portal/selection-process/rules/identification';

/** Fields of the first step. */
export const personFields = registrationFields.pss;

/** Formation as typed (B 3). Dates are yyyy-mm-dd or ''. */
interface FormationRow {
  /** '1' to '6', or '' if not chosen. */
  education_level_id: string;
  name: string;
  course: string;
  date_conclusion: string;
}

/** Complementary course as typed (B 3). */
interface CourseRow {
  course: string;
  name: string;
  /** In hours. */
  workload: string;
  /** '1' Andamento, '2' Concluído, or '' if not chosen. */
  situation: string;
  date_conclusion: string;
  observation: string;
}

/** Experience as typed (B 3). */
interface ExperienceRow {
  name: string;
  job_title_name: string;
  /** '' until a city of the list is chosen. */
  city_id: string;
  /** City typed without a list to choose from; never sent. */
  city_name: string;
  start_date: string;
  end_date: string;
  observation: string;
}

/** Rows of the steps 2 to 4 by their names in the contract. */
interface Curriculum {
  educationalFormations: FormationRow[];
  complementaryCourses: CourseRow[];
  professionalExperiences: ExperienceRow[];
}
export type ListName = keyof Curriculum;

/** Values of the wizard (B 2.5). */
export interface Application extends TypedValues<typeof personFields>, Consent, Curriculum {
  /** E-mail accepted by the lookup; never sent. */
  checkedEmail: string;
  /** E-mail confirmed as the family's; never sent. */
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

/** Empty rows. */
export const blankRows = {
  educationalFormations: blankFormation,
  complementaryCourses: blankCourse,
  professionalExperiences: blankExperience,
} as const;

/** Returns an empty wizard: each step shows its first row. */
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
