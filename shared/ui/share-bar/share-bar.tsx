import { toast } from '@portal/runtime/toasts';
import { Link2 } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';
import { NetworkIcon } from './network-icon.tsx';
import styles from './share-bar.module.css';
import { type ShareNetwork, shareLinks } from './share-links.ts';

const networks: readonly ShareNetwork[] = ['WhatsApp', 'Facebook', 'LinkedIn'];

/**
 * Shares or copies the current URL (A 2.5, B 2.8), which the links receive after hydration.
 * @param message text for WhatsApp instead of the title (see `shareMessage`)
 */
export function ShareBar({ title, message }: { title: string; message?: string | null }) {
  useLocation(); // re-renders when the URL changes
  const links = shareLinks(useHydrated() ? window.location.href : '', title, message);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast('Link copiado para área de transferência.', { duration: 1500 });
    } catch {
      toast('Não foi possível copiar. Copie o endereço na barra do navegador.', { tone: 'error' });
    }
  };

  return (
    <div className={styles.bar}>
      <p className={styles.label}>Compartilhe</p>
      <ul className={styles.list}>
        {networks.map((network) => (
          <li key={network}>
            <a href={links[network]} target="_blank" rel="noopener noreferrer" className={styles.item}>
              <NetworkIcon network={network} />
              <span className={styles.name}>
                <span className="visuallyHidden">Compartilhar no</span> {network}{' '}
                <span className="visuallyHidden">(abre em nova aba)</span>
              </span>
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={copy} className={styles.item}>
            <Link2 aria-hidden="true" size={20} />
            <span className={styles.name}>Copiar link</span>
          </button>
        </li>
      </ul>
    </div>
  );
}
