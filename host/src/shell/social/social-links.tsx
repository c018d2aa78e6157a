import type { ShellData } from '../use-home.ts';
import { SocialIcon, type SocialNetwork } from './social-icon.tsx';
import styles from './social-links.module.css';

export interface SocialLinksProps {
  settings: ShellData['settings'];
}

/** The institution's addresses in the social networks, those that it has (A 2.1). */
export function SocialLinks({ settings }: SocialLinksProps) {
  const addresses: ReadonlyArray<[SocialNetwork, string | null | undefined]> = [
    ['Facebook', settings.facebook_url],
    ['Instagram', settings.instagram_url],
    ['YouTube', settings.youtube_url],
    ['Flickr', settings.flickr_url],
  ];
  const present = addresses.flatMap(([network, url]) => (url ? [{ network, url }] : []));
  if (present.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Redes sociais">
      {present.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${network} (abre em nova aba)`}
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
