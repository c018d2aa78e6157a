import type { ProcessKindConfig } from './process-kind-config.ts';

/** Offer named by a registration's URL. */
export interface RegistrationOffer {
  process: number;
  /** Id of the course or position. */
  offer: number;
  /** Shown until the offer is loaded. */
  offerName: string;
}

/**
 * Parses `?process=&course=&courseName=` or `?process=&role=&roleName=` (A 2.12, B 2.5).
 * @returns null without valid ids
 */
export function registrationOffer(
  { offerParameter }: Pick<ProcessKindConfig, 'offerParameter'>,
  search: URLSearchParams,
): RegistrationOffer | null {
  const process = parseId(search.get('process'));
  const offer = parseId(search.get(offerParameter));
  return process && offer ? { process, offer, offerName: search.get(`${offerParameter}Name`) ?? '' } : null;
}

const parseId = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
