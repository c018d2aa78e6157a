import { expect, it } from 'vitest';
import { judgeSignatures } from './judge-signatures.ts';

const report = (audited: number, invalid: string[] = [], missing: string[] = []) =>
  JSON.stringify(
    { audited, invalid: invalid.map((name) => ({ name })), missing, verified: audited },
    null,
    2,
  );

it.each([
  ['every signature fits', report(12), 'verified'],
  ['something is said before the report', `npm warn something\n${report(12)}`, 'verified'],
  ['one is wrong', report(12, ['left-pad']), 'refused'],
  ['one is missing', report(12, [], ['left-pad']), 'refused'],
  ['the registry publishes no keys', report(0), 'not-compared'],
  ['no registry answers', 'Error: ERR_PNPM_AUDIT_SIGNATURE_KEYS_FETCH_FAIL', 'not-compared'],
  ['pnpm fails otherwise', 'Error: ERR_PNPM_NO_LOCKFILE', 'refused'],
  ['pnpm says nothing', '', 'refused'],
])('%s', (_, printed, kind) => {
  expect(judgeSignatures(printed).kind).toBe(kind);
});
