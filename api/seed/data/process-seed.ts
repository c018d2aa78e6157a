/** What the example processes of PSG and PSS have in common. Days count from the day of seeding; negative ones are past. */

export interface ProcessDocumentSeed {
  title: string;
  publishedIn: number;
  status?: 'P' | 'R';
}

export interface OfferSeed {
  opensIn: number;
  closesIn: number;
  prerequisite?: string;
  vacancies: number;
  wait: number;
  /** Registrations already taken; "all" leaves none open. */
  taken: number | 'all';
  hidden?: true;
  /** Room or building; without it the unit. */
  place?: string;
  /** Unit in which it takes place, where that is not the unit of the process. */
  unit?: string;
  /** Address of a place outside the units. */
  address?: string;
  /** Documents to bring besides those of {@link commonDocuments}. */
  documents?: string[];
}

/** Documents that every applicant brings. */
export const commonDocuments = {
  psg: [
    'Documento de identidade com foto',
    'CPF',
    'Comprovante de residência',
    'Comprovante de escolaridade',
    'Autodeclaração de renda assinada',
  ],
  pss: [
    'Documento de identidade com foto',
    'CPF',
    'Comprovantes de escolaridade e de experiência',
    'Ficha de inscrição assinada',
  ],
} as const;

/** `{number}` and `{year}` of a name become the id and the year of the registrations. */
export interface ProcessSeed<Offer extends OfferSeed = OfferSeed> {
  id: number;
  name: string;
  /** 1 and 2 open, 3 and 4 closed. */
  status: 1 | 2 | 3 | 4;
  unit: string;
  cities: string[];
  /** The one city in words, in place of a list. */
  cityInfo?: string;
  /** Days from today to the result. */
  resultIn: number;
  documents: ProcessDocumentSeed[];
  items: Offer[];
}
