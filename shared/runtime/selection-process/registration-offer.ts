import type { ProcessKindConfig } from './process-kind-config.ts';

/** What somebody applies for, as the address names it. */
export interface RegistrationOffer {
  process: number;
  /** The course or position. */
  offer: number;
  /** Shown until the server has told the offer's name. */
  offerName: string;
}

/**
 * Reads `?process=&course=&courseName=` or `?process=&role=&roleName=` (A 2.12, B 2.5).
 *
 * @returns null where process or offer is missing or no identifier
 */
export function registrationOffer(
  { offerParameter }: Pick<ProcessKindConfig, 'offerParameter'>,
  search: URLSearchParams,
): RegistrationOffer | null {
  const process = identifier(search.get('process'));
  const offer = identifier(search.get(offerParameter));
  return process && offer ? { process, offer, offerName: search.get(`${offerParameter}Name`) ?? '' } : null;
}

const identifier = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
