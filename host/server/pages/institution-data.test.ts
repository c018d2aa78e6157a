import { aHome } from '@portal/tooling/testing/builders/home';
import { expect, it } from 'vitest';
import { institutionData } from './institution-data.ts';

const url = 'https://portal.example/senac-portal/';

it('search engines learn who the institution is and what its portal is called', () => {
  const { settings } = aHome({
    settings: { nif: '03592976000102', instagram_url: 'https://www.instagram.com/senac' },
  });
  const [institution, site] = institutionData({ settings, url, logo: 'https://portal.example/logo.png' });
  expect(institution).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    name: 'Senac Amapá',
    url,
    logo: 'https://portal.example/logo.png',
    taxID: '03592976000102',
  });
  expect(institution?.sameAs).toContain('https://www.instagram.com/senac');
  expect(site).toMatchObject({ '@type': 'WebSite', name: 'Senac Amapá', url });
});

it('says nothing of what nobody knows', () => {
  const [institution] = institutionData({ settings: aHome().settings, url: null, logo: null });
  for (const name of ['url', 'logo', 'taxID', 'legalName']) expect(institution).not.toHaveProperty(name);
});
