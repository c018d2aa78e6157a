import { institution } from '../institution/institution.ts';
import { parseUrl } from './parse-url.ts';

export const socialNetworks = ['Facebook', 'Instagram', 'YouTube', 'Flickr'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** What of the settings names profiles; a server of the bare contract has no field for Flickr (A 3). */
export interface ProfileSettings {
  facebook_url?: string | null;
  instagram_url?: string | null;
  youtube_url?: string | null;
  flickr_url?: string | null;
}

/** What stands before the institution's name in its own addresses. */
const before: Partial<Record<SocialNetwork, string>> = { YouTube: '@', Flickr: 'photos/' };

/** The address of the institution in a network (A 2.1, B 2.11): that of the settings, else its own. */
export function socialProfile(network: SocialNetwork, settings: ProfileSettings): string {
  const name = network.toLowerCase() as Lowercase<SocialNetwork>;
  const url = settings[`${name}_url`]?.trim() ?? '';
  if (/^https?:/i.test(url) && parseUrl(url)) return url;
  return `https://www.${name}.com/${before[network] ?? ''}${institution.profile}`;
}

/** The institution's profiles in all four networks. */
export const socialProfiles = (settings: ProfileSettings): { network: SocialNetwork; url: string }[] =>
  socialNetworks.map((network) => ({ network, url: socialProfile(network, settings) }));
