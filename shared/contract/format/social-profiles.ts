import type { Settings } from '../endpoints/home.ts';
import { institution } from '../institution/institution.ts';
import { stripNonDigits } from '../validators/phone.ts';
import { parseUrl } from './links.ts';

export const socialNetworks = ['Facebook', 'Instagram', 'YouTube', 'Flickr'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

type ProfileSettings = Partial<Pick<Settings, `${Lowercase<SocialNetwork>}_url`>>;

/** Prefix of the institution's name in its own URLs. */
const namePrefixes: Partial<Record<SocialNetwork, string>> = { YouTube: '@', Flickr: 'photos/' };

/** Returns the institution's URL in a network (A 2.1, B 2.11): from the settings, else the default profile. */
export function socialProfile(network: SocialNetwork, settings: ProfileSettings): string {
  const name = network.toLowerCase() as Lowercase<SocialNetwork>;
  const url = settings[`${name}_url`]?.trim() ?? '';
  if (/^https?:/i.test(url) && parseUrl(url)) return url;
  return `https://www.${name}.com/${namePrefixes[network] ?? ''}${institution.profile}`;
}

export const socialProfiles = (settings: ProfileSettings): { network: SocialNetwork; url: string }[] =>
  socialNetworks.map((network) => ({ network, url: socialProfile(network, settings) }));

/** Returns the WhatsApp link of a Brazilian phone with a first message; null for anything else. */
export function whatsappLink(phone: string | null | undefined, text?: string): string | null {
  const digits = stripNonDigits(phone ?? '').replace(/^55(?=\d{10,11}$)/, '');
  if (!/^\d{10,11}$/.test(digits)) return null;
  return `https://wa.me/55${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
