import { type SocialNetwork, socialProfiles } from '@portal/contract/format/social-profiles';
import { LineIcon } from '@portal/ui/line-icon';
import styles from '../shell.module.css';
import type { ShellData } from '../use-home.ts';

export interface SocialLinksProps {
  settings: ShellData['settings'];
}

const icons: Record<SocialNetwork, string> = {
  Facebook: 'M13.5 21v-8h3l.5-3.5h-3.5V7.7c0-1.2.5-2 2-2H17V2.7h-2.2c-3 0-4.8 1.7-4.8 4.6v2.2H7V13h3v8',
  Instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8.3a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4zM17 7v.01',
  YouTube: 'M5.5 5.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9l5.2 3L10 15z',
  Flickr: 'M7 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM17 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
};

/** Links to the institution's social networks (A 2.1). */
export const SocialLinks = ({ settings }: SocialLinksProps) => (
  <ul className={`flex ${styles.links}`} aria-label="Redes sociais">
    {socialProfiles(settings).map(({ network, url }) => (
      <li key={network}>
        <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${network} (abre em nova aba)`}>
          <LineIcon path={icons[network]} strokeWidth={1.8} />
        </a>
      </li>
    ))}
  </ul>
);
