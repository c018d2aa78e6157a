/** A day in milliseconds. Clocks in America/Belem are never changed: every day has 24 hours. */
export const DAY = 86_400_000;
