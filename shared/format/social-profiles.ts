export const socialNetworks = ['Facebook', 'Instagram', 'YouTube', 'Flickr'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** What of the settings names profiles; a server of the bare contract has no field for Flickr (A 3). */
export interface ProfileSettings {
  facebook_url?: string | null;
  instagram_url?: string | null;
  youtube_url?: string | null;
  flickr_url?: string | null;
}

/** The institution's own profiles, for settings that name none. */
const own: Record<SocialNetwork, string> = {
  Facebook: 'https://www.facebook.com/senacamapa',
  Instagram: 'https://www.instagram.com/senacamapa/',
  YouTube: 'https://www.youtube.com/@senacamapa',
  Flickr: 'https://www.flickr.com/photos/senacamapa/',
};

const fields = {
  Facebook: 'facebook_url',
  Instagram: 'instagram_url',
  YouTube: 'youtube_url',
  Flickr: 'flickr_url',
} as const;

/** The address of the institution in a network (A 2.1, B 2.11): that of the settings, else its own. */
export function socialProfile(network: SocialNetwork, settings: ProfileSettings): string {
  const url = settings[fields[network]]?.trim() ?? '';
  return /^https?:/i.test(url) && URL.canParse(url) ? url : own[network];
}

/** The institution's profiles in all four networks. */
export const socialProfiles = (settings: ProfileSettings): { network: SocialNetwork; url: string }[] =>
  socialNetworks.map((network) => ({ network, url: socialProfile(network, settings) }));
