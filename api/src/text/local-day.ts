const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Belem', dateStyle: 'short' });

/** The calendar day (yyyy-mm-dd) on which a moment falls where the institution is. */
export const localDay = (moment: Date): string => day.format(moment);
