import { fileUrl } from '@portal/shared/format/file-url';
import { ButtonLink } from '@portal/shared/ui/button';
import styles from './social.module.css';
import type { SocialSettings } from './social.queries.ts';

/** The institution's profiles: plain links, which need nobody's consent (B 2.11). */
export function NetworkLinks({ settings }: { settings: SocialSettings }) {
  const profiles = [
    ['Facebook', settings.facebook_url],
    ['Instagram', settings.instagram_url],
    ['YouTube', settings.youtube_url],
    ['Flickr', settings.flickr_url],
  ] as const;
  return (
    <ul className={styles.profiles} aria-label="Perfis nas redes sociais">
      {profiles.map(([name, address]) => {
        const href = fileUrl(address);
        return (
          href && (
            <li key={name}>
              <ButtonLink href={href} external variant="secondary">
                {name}
              </ButtonLink>
            </li>
          )
        );
      })}
    </ul>
  );
}
