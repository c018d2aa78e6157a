import { toast } from '@portal/client/toasts';
import { useHydrated } from '@portal/ui/use-hydrated';
import { CalendarPlus } from 'lucide-react';
import styles from './schedule.module.css';

interface AreaCalendarProps {
  area: string;
  /** Path of the feed on the portal's origin. */
  path: string;
}

/**
 * Calendar feed of an area's classes. Only the browser knows the portal's origin: before hydration the link downloads
 * the file, afterwards it subscribes.
 */
export function AreaCalendar({ area, path }: AreaCalendarProps) {
  const hydrated = useHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      toast('Link copiado para área de transferência.');
    } catch {
      toast('Não foi possível copiar o link.', { tone: 'error' });
    }
  };
  return (
    <p className={styles.calendar}>
      <a href={hydrated ? `webcal://${window.location.host}${path}` : path}>
        <CalendarPlus aria-hidden="true" size={20} /> Assinar calendário da área{' '}
        <span className="visuallyHidden">{area}</span>
      </a>
      {hydrated && (
        <button type="button" onClick={copy}>
          Copiar link <span className="visuallyHidden">do calendário da área {area}</span>
        </button>
      )}
    </p>
  );
}
