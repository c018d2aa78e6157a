import { expect, it } from 'vitest';
import { testPortal } from '../../testing/test-portal.ts';
import { closedHeaders, pageHeaders, sandboxed } from './security-headers.ts';

const none = { styles: [], scripts: [] };

it.each([
  ['the host of the request', 'Portal.Example:8080', [], ['portal.example:8080']],
  ['that of the portal in addition', 'a', ['b'], ['a', 'b']],
  ['each host once', 'a', ['a'], ['a']],
  ['nothing that would end the directive', "a; script-src 'unsafe-inline'", [], []],
  ['no host that a policy cannot name', '[::1]:3000', [], []],
])('the policy of a page takes scripts from %s', (_what, host, portalHosts, hosts) => {
  const sources = hosts.flatMap((each) => [`${each}/portal/assets/`, `${each}/portal/remotes/`]);
  const headers = pageHeaders(testPortal, () => ['mf-a'], portalHosts)(host, none);
  expect(headers['content-security-policy']).toContain(`;script-src ${sources.join(' ') || "'self'"};`);
});

it('the policy of a page allows its inline code by hash, and no other', () => {
  const headersFor = pageHeaders(testPortal, () => [], []);
  const policyWith = (styles: string[], scripts: string[]) =>
    headersFor('a', { styles, scripts })['content-security-policy'];
  const policy = policyWith(['sha256-1', 'sha256-2'], ['sha256-3']);
  expect(policy).toContain(";style-src 'self' 'sha256-1' 'sha256-2';");
  expect(policy).toContain("/portal/remotes/ 'sha256-3';");
  expect(policyWith(['sha256-1'], [])).toContain(";style-src 'self' 'sha256-1';");
});

it('the policy of a page allows trusted types of the host and of each remote', () => {
  expect(pageHeaders(testPortal, () => ['mf-a', 'mf-b'], [])('a', none)['content-security-policy']).toContain(
    ";require-trusted-types-for 'script';trusted-types default cleaner chunks-mf-a chunks-mf-b 'allow-duplicates'",
  );
});

it('responses other than pages can run nothing', () => {
  const nothing = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
  expect(closedHeaders['content-security-policy']).toBe(nothing);
  expect(sandboxed).toEqual({ 'content-security-policy': `sandbox;${nothing};style-src 'unsafe-inline'` });
});
