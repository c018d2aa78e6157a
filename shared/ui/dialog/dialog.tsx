import { X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called on Esc or the close button; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Actions below the content, always visible. */
  footer?: ReactNode;
  /** `wide` is for documents and pictures; `sheet` opens from the lower edge of a phone. */
  size?: 'text' | 'wide' | 'sheet';
}

/**
 * Modal dialog on the native element: it traps the focus, closes on Esc and returns the focus to its opener. The
 * click is painted before the dialog renders, which takes slow phones a tenth of a second.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  const isRendered = useDeferredValue(open, false);
  return open && isRendered ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, children, footer, size = 'text' }: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const dialog = dialogRef.current;
    const opener = document.activeElement;
    if (!dialog?.open) dialog?.showModal();
    // Read first by screen readers.
    titleRef.current?.focus();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  useEffect(() => {
    const body = bodyRef.current;
    if (!body || !('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(() => setScrolls(body.scrollHeight > body.clientHeight));
    observer.observe(body);
    return () => observer.disconnect();
  }, []);

  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A picker inside bubbles the same event.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={`drawn flex center between gap-4 areia ${styles.head}`}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={`iconButton rounded ${styles.close}`}
          onClick={onClose}
          aria-label="Fechar"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {/* Makes overflowing text scrollable by keyboard. */}
      <div ref={bodyRef} className={`p-6 ${styles.body}`} {...(scrolls && { tabIndex: 0 })}>
        {children}
      </div>
      {footer && <div className={`cluster alignStart hairTop ${styles.footer}`}>{footer}</div>}
    </dialog>
  );
}
