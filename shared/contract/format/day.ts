/** Milliseconds of a day. America/Belem has no summer time: every day has 24 hours. */
export const DAY = 86_400_000;
