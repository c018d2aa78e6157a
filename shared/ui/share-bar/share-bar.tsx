import { toast } from '@portal/client/toasts';
import { Link2 } from 'lucide-react';
import { LineIcon } from '../line-icon/line-icon.tsx';
import { usePageUrl } from '../use-page-url/use-page-url.ts';
import styles from './share-bar.module.css';

type ShareNetwork = 'WhatsApp' | 'Facebook' | 'LinkedIn';

/**
 * Returns the URLs that share a page.
 * @param url absolute
 * @param title for networks that accept a text
 * @param message replaces the title in messengers
 */
function shareLinks(url: string, title: string, message?: string | null): Record<ShareNetwork, string> {
  const address = encodeURIComponent(url);
  return {
    WhatsApp: `https://wa.me/?text=${encodeURIComponent(message ? `${message}\nVeja aqui: ${url}` : `${title} ${url}`)}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  };
}

const networks: readonly ShareNetwork[] = ['WhatsApp', 'Facebook', 'LinkedIn'];

const ITEM = `target gap-2 framed pill text-sm semibold plain ${styles.item}`;

interface ShareBarProps {
  title: string;
  /** Text for WhatsApp instead of the title (see `shareMessage`). */
  message?: string | null;
  /** Query parameters of the page. */
  parameters?: readonly string[];
}

/** Shares or copies the page's URL (A 2.5, B 2.8), which the links receive after hydration. */
export function ShareBar({ title, message, parameters }: ShareBarProps) {
  const url = usePageUrl(parameters);
  const links = shareLinks(url, title, message);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast('Link copiado para área de transferência.', { duration: 1500 });
    } catch {
      toast('Não foi possível copiar. Copie o endereço na barra do navegador.', { tone: 'error' });
    }
  };

  return (
    // All networks need the URL, which only the browser knows.
    <div className="noPrint needsScript cluster center gap-2 gap-x-4">
      <p className="muted text-sm">Compartilhe</p>
      <ul className="cluster gap-2">
        {networks.map((network) => (
          <li key={network}>
            <a href={links[network]} target="_blank" rel="noopener noreferrer" className={ITEM}>
              <NetworkIcon network={network} />
              <span>
                <span className="visuallyHidden">Compartilhar no</span> {network}{' '}
                <span className="visuallyHidden">(abre em nova aba)</span>
              </span>
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={copy} className={ITEM}>
            <Link2 aria-hidden="true" size={20} />
            <span>Copiar link</span>
          </button>
        </li>
      </ul>
    </div>
  );
}

const shapes: Record<ShareNetwork, string> = {
  WhatsApp:
    'M4 20l1.3-4A8 8 0 1 1 8 18.7z M9 8.6c0 3.6 2.8 6.4 6.4 6.4l.6-1.9-2-1-1 1c-1-.5-1.9-1.4-2.4-2.4l1-1-1-2z',
  Facebook: 'M14 21v-8h3l.5-3.5H14V7.6c0-1.2.5-2 2-2h1.6V2.6h-2.3c-3 0-4.8 1.6-4.8 4.6v2.3H7.5V13h3v8',
  LinkedIn: 'M5 9.5V20 M5 4.5v.6 M10 20V9.5 M10 14.5c0-3 1.600-4.600 4.200-4.600S19 11.500 19 14.500V20',
};

/** Icon of a network without a name of its own. */
const NetworkIcon = ({ network }: { network: ShareNetwork }) => (
  <LineIcon path={shapes[network]} strokeWidth={2} />
);
