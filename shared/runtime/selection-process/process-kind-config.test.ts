import { anOffer } from '@portal/tooling/testing/builders/offer';
import { expect, it } from 'vitest';
import { type ProcessKindConfig, registrationAddress } from './process-kind-config.ts';

const processKind = { registrationPath: '/pss_cadastro', offerParameter: 'role' } as ProcessKindConfig;
const offer = anOffer({ id: 7, name: 'Técnico & Instrutor de Açaí' });

it("a registration's address names process and offer, and nobody", () => {
  const address = new URL(registrationAddress(processKind, 25, offer), 'http://portal.test');
  expect(address.pathname).toBe('/pss_cadastro');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    process: '25',
    role: '7',
    roleName: 'Técnico & Instrutor de Açaí',
  });
});
