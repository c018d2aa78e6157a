import { expect, it } from 'vitest';
import { evaluateSignatures } from './security.ts';

const report = (audited: number, invalid: string[] = [], missing: string[] = []) =>
  JSON.stringify(
    { audited, invalid: invalid.map((name) => ({ name })), missing, verified: audited },
    null,
    2,
  );

it.each([
  ['every signature is valid', report(12), 'verified'],
  ['a warning precedes the report', `npm warn something\n${report(12)}`, 'verified'],
  ['one is invalid', report(12, ['left-pad']), 'rejected'],
  ['one is missing', report(12, [], ['left-pad']), 'rejected'],
  ['the registry publishes no keys', report(0), 'not-compared'],
  ['the registry does not respond', 'Error: ERR_PNPM_AUDIT_SIGNATURE_KEYS_FETCH_FAIL', 'not-compared'],
  ['pnpm fails for another reason', 'Error: ERR_PNPM_NO_LOCKFILE', 'rejected'],
  ['pnpm prints nothing', '', 'rejected'],
])('%s', (_, printed, kind) => {
  expect(evaluateSignatures(printed).kind).toBe(kind);
});
