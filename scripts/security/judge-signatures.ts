/** What the comparison of the installed packages' signatures with the registry's keys came to. */
export type Signatures =
  | { kind: 'verified'; packages: number }
  /** Nothing was compared, which says nothing about the packages. */
  | { kind: 'not-compared'; reason: string }
  | { kind: 'refused'; reason: string };

interface Report {
  audited: number;
  invalid: unknown[];
  missing: unknown[];
}

/** @param printed what `pnpm audit signatures --json` has printed, its errors included */
export function judgeSignatures(printed: string): Signatures {
  const report = reportIn(printed);
  if (!report) {
    return printed.includes('AUDIT_SIGNATURE_KEYS_FETCH_FAIL')
      ? { kind: 'not-compared', reason: 'the registry could not be asked for its keys' }
      : { kind: 'refused', reason: printed.trim() };
  }
  const { audited, invalid, missing } = report;
  if (invalid.length + missing.length > 0) {
    return { kind: 'refused', reason: `wrong: ${invalid.length}, missing: ${missing.length}\n${printed}` };
  }
  if (audited === 0) return { kind: 'not-compared', reason: 'the registry publishes no keys' };
  return { kind: 'verified', packages: audited };
}

function reportIn(printed: string): Report | null {
  try {
    return JSON.parse(printed.slice(printed.indexOf('{'), printed.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
