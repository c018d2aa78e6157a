import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';

/** Web vitals of the document so far. */
export interface PageVitals {
  lcp?: LCPMetric;
  inp?: INPMetric;
  cls?: CLSMetric;
}

/** Follows the web vitals of this document; browsers without one of them never report it. */
export function followPageVitals(onChange: (change: PageVitals) => void): void {
  const options = { reportAllChanges: true };
  onLCP((lcp) => onChange({ lcp }), options);
  onINP((inp) => onChange({ inp }), options);
  onCLS((cls) => onChange({ cls }), options);
}

/** Names the web vitals that a part's elements cause. */
export function describeVitals({ lcp, inp, cls }: PageVitals, elements: readonly Element[]): string {
  const contains = (node: Node | null | undefined) =>
    elements.some((element) => element.contains(node ?? null));
  const shifts = cls?.entries.filter(({ sources }) => sources.some(({ node }) => contains(node))) ?? [];
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  const names = [
    contains(lcp?.entries.at(-1)?.element) && 'LCP',
    contains(inp?.entries[0]?.target) && 'INP',
    score > 0 && `CLS ${score.toFixed(3)}`,
  ];
  return names.filter(Boolean).join(', ');
}

/** Describes the document's web vitals, and its time on the server. */
export function describeDocument({ lcp, inp, cls }: PageVitals): string {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const rendered = navigation?.serverTiming?.find(({ name }) => name === 'rendered');
  const measures = [
    rendered && `rendered on the server in ${rendered.duration} ms`,
    lcp && `LCP ${Math.round(lcp.value)} ms`,
    inp && `INP ${Math.round(inp.value)} ms`,
    cls && `CLS ${cls.value.toFixed(3)}`,
  ];
  return measures.filter(Boolean).join(' · ');
}
