import { socialProfiles } from '@portal/contract/format/social-profiles';
import { ButtonLink } from '@portal/ui/button';
import styles from './social.module.css';
import type { SocialSettings } from './social.queries.ts';

/** Links to the institution's profiles, which require no consent (B 2.11). */
export const NetworkLinks = ({ settings }: { settings: SocialSettings }) => (
  <ul className={styles.profiles} aria-label="Perfis nas redes sociais">
    {socialProfiles(settings).map(({ network, url }) => (
      <li key={network}>
        <ButtonLink href={url} external variant="secondary">
          {network}
        </ButtonLink>
      </li>
    ))}
  </ul>
);
