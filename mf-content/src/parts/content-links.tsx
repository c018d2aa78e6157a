import type { ContentLink } from '@portal/contract/endpoints/home';
import { ButtonLink } from '@portal/ui/button';
import { WrapText } from '@portal/ui/wrap-text';
import { contentLinkTarget } from '../domain/content-link.ts';
import styles from './article.module.css';

/** Links of a content: a form, a phone, an e-mail or a file. */
export function ContentLinks({ links }: { links: readonly ContentLink[] }) {
  const shown = links.flatMap(({ label, url }) => {
    const target = contentLinkTarget(url);
    return label && target ? { label, target } : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.links}>
      {shown.map(({ label, target }, index) => (
        <li key={label}>
          <ButtonLink {...target} variant={index === 0 ? 'primary' : 'secondary'}>
            <WrapText>{label}</WrapText>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
