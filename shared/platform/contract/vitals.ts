/** Measurements of one visit, as `web-vitals` defines them, and the bytes that it loaded. */
export const vitals = ['lcp', 'inp', 'cls', 'bytes'] as const;

export type Vital = (typeof vitals)[number];
