import { eventually, fakeRelease, usePortalOfReleases } from '@portal/platform/testing';
import { expect, it } from 'vitest';
import { ownHost } from '../testing/built-host.ts';

const { oneRemote, get, heard, shown } = usePortalOfReleases(ownHost);

const described = (label: string) => ({
  menu: { '/mf-a': 'senac' },
  metadata: {
    '/mf-a': { title: 'Visite', searchTerms: 'agendar', menuLink: { label, after: '/QuemSomos' } },
  },
});
const menuLabels = async () => {
  const [menu = ''] = /<nav id="menu".*?<\/nav>/s.exec((await get('/mf-a')).text) ?? [];
  return [...menu.matchAll(/<li><a [^>]*>([^<]*)</g)].map(([, label]) => label);
};

it('the menu and the list of pages follow the active release without a restart, and keep what a rejected one declares out', async () => {
  const remote = await oneRemote();
  const labels = await menuLabels();
  expect(labels).toContain('Quem somos');
  expect(JSON.parse((await get('/pages.json')).text)).toEqual([]);

  Object.assign(remote.files, fakeRelease('mf-a', '2', { manifest: described('Visite o Senac') }).files);
  const place = labels.indexOf('Quem somos') + 1;
  const extended = labels.toSpliced(place, 0, 'Visite o Senac');
  await eventually(async () => expect(await menuLabels()).toEqual(extended));
  const pages = [{ path: '/mf-a', title: 'Visite', searchTerms: 'agendar' }];
  expect(JSON.parse((await get('/pages.json')).text)).toEqual(pages);

  Object.assign(remote.files, fakeRelease('mf-a', '3', { manifest: described('<script>') }).files);
  await heard('must be plain text, without markup');
  expect(await shown()).toBe('2');
  expect(await menuLabels()).toEqual(extended);
});
