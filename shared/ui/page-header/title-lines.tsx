import styles from './page-header.module.css';

const DASH = ' - ';

/** Title that breaks before the part after a dash, so that no line ends with a dash. */
export function TitleLines({ title }: { title: string }) {
  const at = title.indexOf(DASH);
  if (at < 1 || at + DASH.length >= title.length) return title;
  return (
    <>
      {title.slice(0, at)}
      <span className="visuallyHidden">{DASH}</span>
      <span className={styles.line}>{title.slice(at + DASH.length)}</span>
    </>
  );
}
