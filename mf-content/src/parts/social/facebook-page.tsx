import styles from './social.module.css';

/** The institution's Facebook page with its timeline (A 2.2, B 2.11). */
export function FacebookPage({ address }: { address: string }) {
  const query = new URLSearchParams({
    href: address,
    tabs: 'timeline',
    width: '500',
    height: '480',
    small_header: 'true',
    adapt_container_width: 'true',
  });
  return (
    <iframe
      src={`https://www.facebook.com/plugins/page.php?${query}`}
      title="Página do Senac Amapá no Facebook"
      loading="lazy"
      className={styles.facebook}
    />
  );
}
