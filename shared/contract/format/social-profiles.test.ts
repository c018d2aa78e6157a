import { expect, it } from 'vitest';
import { socialProfiles } from './social-profiles.ts';

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
