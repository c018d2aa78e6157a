import { X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Asked for by Esc or the close button; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Actions, below the content and always in view. */
  footer?: ReactNode;
  /** `wide` is for documents and pictures; `sheet` comes from the lower edge of a phone. */
  size?: 'text' | 'wide' | 'sheet';
}

/**
 * A modal dialog on the native element: it holds the focus, closes on Esc and hands the focus back to its opener.
 * What opens it shows that it was pressed before the dialog is made, which takes slow phones a tenth of a second.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  const isMade = useDeferredValue(open, false);
  return open && isMade ? <OpenDialog {...rest} /> : null;
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
    // So that it is read first.
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
        // A picker inside sends the same event upwards.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label="Fechar">
          <X aria-hidden="true" />
        </button>
      </div>
      {/* Text that does not fit can be scrolled by keys. */}
      <div ref={bodyRef} className={styles.body} {...(scrolls && { tabIndex: 0 })}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </dialog>
  );
}
