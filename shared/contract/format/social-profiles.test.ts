import { expect, it } from 'vitest';
import { socialProfiles, whatsappLink } from './social-profiles.ts';

it('takes the addresses of the settings', () => {
  const settings = {
    facebook_url: 'https://www.facebook.com/escola',
    instagram_url: 'https://www.instagram.com/escola',
    youtube_url: 'https://www.youtube.com/@escola',
    flickr_url: 'https://www.flickr.com/photos/escola',
  };
  expect(socialProfiles(settings).map(({ url }) => url)).toEqual(Object.values(settings));
});

it.each([[{}], [{ facebook_url: null, instagram_url: '', youtube_url: '  ', flickr_url: 'javascript:x' }]])(
  'leads to the institution in all four networks where settings say %j',
  (settings) => {
    expect(socialProfiles(settings).map(({ network, url }) => [network, new URL(url).hostname])).toEqual([
      ['Facebook', 'www.facebook.com'],
      ['Instagram', 'www.instagram.com'],
      ['YouTube', 'www.youtube.com'],
      ['Flickr', 'www.flickr.com'],
    ]);
  },
);

it.each([
  ['(96) 3198-1234', undefined, 'https://wa.me/559631981234'],
  ['+55 96 99123-4567', undefined, 'https://wa.me/5596991234567'],
  ['96991234567', 'Olá! Tudo bem?', 'https://wa.me/5596991234567?text=Ol%C3%A1!%20Tudo%20bem%3F'],
  ['', 'Olá', null],
  [null, 'Olá', null],
  ['0800 000 0000 00', undefined, null],
])('the link to %j with %j is %j', (phone, text, link) => {
  expect(whatsappLink(phone, text)).toBe(link);
});
