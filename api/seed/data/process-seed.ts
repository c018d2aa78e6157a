/** In all seeds, days count from the day of seeding; negative ones are past. */
export interface OfferSeed {
  window: readonly [opensIn: number, closesIn: number];
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

export interface ProcessSeed<Offer extends OfferSeed = OfferSeed> {
  id: number;
  /** Rest of the name, behind programme, number and year. */
  title: string;
  /** 1 and 2 open, 3 and 4 closed. */
  status: 1 | 2 | 3 | 4;
  unit: string;
  cities: string[];
  /** Name of the city, if there is no list. */
  cityInfo?: string;
  /** Days from today to the result. */
  resultIn: number;
  documents: readonly (readonly [title: string, publishedIn: number, status?: 'R'])[];
  items: Offer[];
}
