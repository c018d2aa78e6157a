/**
 * Maximum `hits` per subject in a window of `minutes`. Wider counters count the same hits: those of the address's site
 * (`siteOf`), of the account that the subject begins with, and of the whole portal, whose alert reports a budget that is nearly
 * used up.
 */
export type Limit = {
  name: string;
  hits: number;
  minutes: number;
  site?: number;
  account?: number;
  budget?: number;
  /** Beyond the limit a subject has one hit a minute, or one after each wait that doubles, instead of none. */
  slowed?: 'steadily' | 'increasingly';
};

/** A class or a family may share an address; a site with this many busy addresses is none. */
const ADDRESSES_PER_SITE = 10;

/** Builds the limit of a route by IP address and site and, with a budget, for the whole portal. */
export const byAddress = (
  name: string,
  { hits, minutes, ...more }: Pick<Limit, 'hits' | 'minutes' | 'budget' | 'slowed'>,
): Limit => ({ name: `${name}-ip`, hits, minutes, site: hits * ADDRESSES_PER_SITE, ...more });

const DAY_MINUTES = 24 * 60;
/** Attempts to log in without a wait; wrong passwords never lock an account. */
const FREE_ATTEMPTS = 4;

/** Limits of the portal. Those without `byAddress` count an account, a CPF or an e-mail. */
export const limits = {
  // Twelve people behind one address must be able to log in, recover a password and register at the same time.
  loginAddress: byAddress('login', { hits: 40, minutes: 15, budget: 3_000, slowed: 'steadily' }),
  /** Attempts at an e-mail from one site. After 25 from all sites, a new site has one a minute. */
  loginSite: {
    name: 'login-site',
    hits: FREE_ATTEMPTS,
    account: 25,
    minutes: DAY_MINUTES,
    slowed: 'increasingly',
  },
  /** Attempts at an account from a device that it has logged in from, which third parties cannot exhaust. */
  loginDevice: { name: 'login-device', hits: FREE_ATTEMPTS, minutes: DAY_MINUTES, slowed: 'increasingly' },
  lookupMinute: byAddress('lookup-minute', { hits: 40, minutes: 1 }),
  lookupDay: byAddress('lookup-day', { hits: 60, minutes: DAY_MINUTES, budget: 30_000 }),
  lookupPerson: { name: 'lookup-person', hits: 5, minutes: DAY_MINUTES },
  /** Separate, so that registering and looking up a receipt on the same day do not exhaust one limit. */
  receiptCopy: { name: 'receipt-copy', hits: 5, minutes: DAY_MINUTES },
  verifiedPerson: { name: 'verified-person', hits: 10, minutes: DAY_MINUTES },
  /** Recoveries of one e-mail from one IP address, so that third parties do not exhaust the owner's limit. */
  resetAccount: { name: 'reset-account', hits: 3, minutes: 60 },
  resetAddress: byAddress('reset', { hits: 40, minutes: 60, budget: 1_000, slowed: 'steadily' }),
  /** Mails with codes from any IP address: the window is a code's validity, so the owner always has a valid one. */
  resetMailbox: { name: 'reset-mailbox', hits: 2, minutes: 10 },
  /** Wrong codes for one e-mail from one IP address; `codeAddress` limits all codes of an IP address. */
  wrongCode: { name: 'wrong-code', hits: 5, minutes: 10 },
  codeAddress: byAddress('code', { hits: 40, minutes: 60, budget: 1_000, slowed: 'steadily' }),
  ticket: byAddress('ticket', { hits: 60, minutes: 60, budget: 600, slowed: 'steadily' }),
  interest: byAddress('interest', { hits: 60, minutes: 60, budget: 600, slowed: 'steadily' }),
  /** Tickets, or interests, with the same e-mail or text. */
  sameContent: { name: 'same-content', hits: 5, minutes: 60, slowed: 'steadily' },
  /** Registrations for one CPF or e-mail from one IP address: a family may share a mailbox. */
  registrationPerson: { name: 'registration-person', hits: 20, minutes: 60 },
  registrationMailbox: { name: 'registration-mailbox', hits: 30, minutes: 60 },
  /** Rejections of registrations that reveal something about a person. Accepted registrations ignore it. */
  revealingRefusal: byAddress('revealing-refusal', { hits: 60, minutes: 60, budget: 3_000 }),
  /** Places of one offer for one IP address before the unit has to compare documents. */
  offerShare: { name: 'offer-share', hits: 20, minutes: DAY_MINUTES },
  /** Receipt codes that were not issued. */
  unknownReceipt: byAddress('unknown-receipt', { hits: 60, minutes: 15, budget: 3_000 }),
  stopLink: byAddress('stop-link', { hits: 60, minutes: 15, budget: 3_000, slowed: 'steadily' }),
  emailChange: { name: 'email-change', hits: 3, minutes: 60 },
  /** Printouts opened by one person, because their URLs work for anyone. */
  paper: { name: 'paper', hits: 60, minutes: 10 },
  paperDay: { name: 'paper-day', hits: 300, minutes: DAY_MINUTES },
  passwordChange: { name: 'password-change', hits: 5, minutes: 15 },
  // Audited operations of one account, so that no account can fill the audit log.
  accountLogin: { name: 'account-login', hits: 100, minutes: DAY_MINUTES },
  profileChange: { name: 'profile-change', hits: 20, minutes: DAY_MINUTES },
  sessionsEnd: { name: 'sessions-end', hits: 20, minutes: DAY_MINUTES },
  dataExport: { name: 'data-export', hits: 120, minutes: 60 },
  /** Audited exports: reopening the page within the hour is the same access. */
  recordedExport: { name: 'recorded-export', hits: 1, minutes: 60 },
  cancellation: { name: 'cancellation', hits: 20, minutes: DAY_MINUTES },
} satisfies Record<string, Limit>;
