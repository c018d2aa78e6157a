import { aHome } from '@portal/tooling/testing/builders/home';
import { expect, it } from 'vitest';
import { institutionData } from './institution-data.ts';

it('search engines are told what is known of the institution, and nothing else', () => {
  const url = 'https://portal.example/senac-portal/';
  const logo = 'https://portal.example/logo.png';
  const { settings } = aHome({ settings: { nif: '03592976000102' } });
  const [institution] = institutionData({ settings, url, logo });
  expect(institution).toMatchObject({
    '@type': 'EducationalOrganization',
    url,
    logo,
    taxID: '03592976000102',
  });
  const [unknown] = institutionData({ settings: aHome().settings, url: null, logo: null });
  for (const name of ['url', 'logo', 'taxID', 'legalName']) expect(unknown).not.toHaveProperty(name);
});
