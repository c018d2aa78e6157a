import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './page-header.module.css';

const DASH = ' - ';

/** A title whose part after a dash begins a line, so that no dash is left at the end of one. */
export function TitleLines({ title }: { title: string }) {
  const at = title.indexOf(DASH);
  if (at < 1 || at + DASH.length >= title.length) return title;
  return (
    <>
      {title.slice(0, at)}
      <VisuallyHidden>{DASH}</VisuallyHidden>
      <span className={styles.line}>{title.slice(at + DASH.length)}</span>
    </>
  );
}
