import { toast } from '@portal/client/toasts';
import { Link2 } from 'lucide-react';
import { LineIcon } from '../line-icon/line-icon.tsx';
import { usePageUrl } from '../use-page-url/use-page-url.ts';
import styles from './share-bar.module.css';

interface Network {
  name: string;
  /** Path of its icon. */
  icon: string;
  /** Returns the URL that shares a page: in messengers with the message, or else the title. */
  share: (url: string, title: string, message?: string | null) => string;
}

const networks: readonly Network[] = [
  {
    name: 'WhatsApp',
    icon: 'M4 20l1.3-4A8 8 0 1 1 8 18.7z M9 8.6c0 3.6 2.8 6.4 6.4 6.4l.6-1.9-2-1-1 1c-1-.5-1.9-1.4-2.4-2.4l1-1-1-2z',
    share: (url, title, message) =>
      `https://wa.me/?text=${encodeURIComponent(message ? `${message}\nVeja aqui: ${url}` : `${title} ${url}`)}`,
  },
  {
    name: 'Facebook',
    icon: 'M14 21v-8h3l.5-3.5H14V7.6c0-1.2.5-2 2-2h1.6V2.6h-2.3c-3 0-4.8 1.6-4.8 4.6v2.3H7.5V13h3v8',
    share: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  },
  {
    name: 'LinkedIn',
    icon: 'M5 9.5V20 M5 4.5v.6 M10 20V9.5 M10 14.5c0-3 1.600-4.600 4.200-4.600S19 11.500 19 14.500V20',
    share: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  },
];

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
        {networks.map(({ name, icon, share }) => (
          <li key={name}>
            <a href={share(url, title, message)} target="_blank" rel="noopener noreferrer" className={ITEM}>
              <LineIcon path={icon} strokeWidth={2} />
              <span>
                <span className="visuallyHidden">Compartilhar no</span> {name}{' '}
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
