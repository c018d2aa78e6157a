import { socialProfiles } from '@portal/shared/format/social-profiles';
import type { ShellData } from '../use-home.ts';
import { SocialIcon } from './social-icon.tsx';
import styles from './social-links.module.css';

export interface SocialLinksProps {
  settings: ShellData['settings'];
}

/** Links to the institution's social networks (A 2.1). */
export const SocialLinks = ({ settings }: SocialLinksProps) => (
  <ul className={styles.links} aria-label="Redes sociais">
    {socialProfiles(settings).map(({ network, url }) => (
      <li key={network}>
        <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${network} (abre em nova aba)`}>
          <SocialIcon network={network} />
        </a>
      </li>
    ))}
  </ul>
);
