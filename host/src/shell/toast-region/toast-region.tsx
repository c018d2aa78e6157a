import { dismissToast, type Toast, useToasts } from '@portal/client/toasts';
import { useReducedMotion } from '@portal/ui/use-media';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import styles from './toast-region.module.css';

const signs = { info: Info, success: CircleCheck, error: CircleAlert };

/**
 * The portal's toasts, mounted once by the host. They are announced, can be dismissed, and stay while hovered or
 * focused, and for visitors who prefer reduced motion (B 9).
 */
export function ToastRegion() {
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const reducedMotion = useReducedMotion();

  // The top layer is a stack: showing the region again raises it above a dialog that opened meanwhile.
  useEffect(() => {
    const { current } = region;
    current?.hidePopover?.();
    if (toasts.length > 0) current?.showPopover?.();
    else setHeld(false);
  }, [toasts]);

  return (
    <>
      <div role="status" className="visuallyHidden">
        {toasts.map(({ id, title, text }) => (
          <p key={id}>{title ? `${title} ${text}` : text}</p>
        ))}
      </div>
      <section
        ref={region}
        popover="manual"
        aria-label="Avisos"
        className={`sized ${styles.region}`}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={held || reducedMotion} />
        ))}
      </section>
    </>
  );
}

function ToastCard({ toast: { id, title, text, tone, duration }, held }: { toast: Toast; held: boolean }) {
  const dismiss = useCallback(() => dismissToast(id), [id]);
  useExpiry(held || duration === Number.POSITIVE_INFINITY, duration, dismiss);
  const Icon = signs[tone];
  return (
    <div className={`flex center gap-3 text-sm ${styles.toast}`} data-tone={tone}>
      <Icon aria-hidden="true" className={`rigid ${styles.sign}`} />
      <p>
        {title && <strong className={`block ${styles.title}`}>{title}</strong>}
        {text}
      </p>
      <button
        type="button"
        className={`iconButton ${styles.dismiss}`}
        aria-label="Dispensar aviso"
        onClick={dismiss}
      >
        <X aria-hidden="true" size={20} />
      </button>
    </div>
  );
}

/**
 * Calls `end` after a delay, which restarts after each hold.
 * @param held pauses the delay
 * @param duration in milliseconds
 */
function useExpiry(held: boolean, duration: number, end: () => void): void {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(end, duration);
    return () => clearTimeout(timer);
  }, [held, duration, end]);
}
