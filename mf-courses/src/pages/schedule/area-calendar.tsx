import { toast } from '@portal/runtime/toasts';
import { useHydrated } from '@portal/ui/use-hydrated';
import { CalendarPlus } from 'lucide-react';
import styles from './schedule.module.css';

interface AreaCalendarProps {
  area: string;
  /** Path of the feed on the portal's own address. */
  path: string;
}

/**
 * The feed of an area's classes, for the visitor's own calendar. Which address the portal has is known in the browser:
 * until then the link leads to the file, afterwards to the subscription.
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
