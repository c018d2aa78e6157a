/** Document of a process. In all seeds, days count from the day of seeding; negative ones are past. */

export interface ProcessDocumentSeed {
  title: string;
  publishedIn: number;
  status?: 'P' | 'R';
}

export interface OfferSeed {
  opensIn: number;
  closesIn: number;
  prerequisite?: string;
  /** Vacancies, places of the reserve, and registrations: "all" fills the offer. */
  places: readonly [vacancies: number, wait: number, taken: number | 'all'];
  hidden?: true;
  /** Room or building; defaults to the unit. */
  place?: string;
  /** Unit, if it is not the unit of the process. */
  unit?: string;
  /** Postal address of a place outside the units. */
  address?: string;
  /** Documents to bring in addition to {@link commonDocuments}. */
  documents?: string[];
}

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

/** In names, `{number}` and `{year}` become the id and the year of the registrations. */
export interface ProcessSeed<Offer extends OfferSeed = OfferSeed> {
  id: number;
  name: string;
  /** 1 and 2 open, 3 and 4 closed. */
  status: 1 | 2 | 3 | 4;
  unit: string;
  cities: string[];
  /** Name of the city, if there is no list. */
  cityInfo?: string;
  /** Days from today to the result. */
  resultIn: number;
  documents: ProcessDocumentSeed[];
  items: Offer[];
}
