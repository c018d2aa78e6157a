import { ArrowUpRight } from 'lucide-react';
import {
  type AnchorHTMLAttributes,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useId,
} from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './button.module.css';

/** Maximum movement of a pointer that counts as still. */
const TOLERANCE_PX = 4;

/**
 * Clicks a button that moved away during the click: blurring a field may show or hide a message, and browsers then
 * send the click to the element now below the pointer.
 */
function keepClick({ button, clientX, clientY, currentTarget: pressed }: MouseEvent<HTMLElement>) {
  if (button !== 0) return;
  document.addEventListener(
    'mouseup',
    (end) => {
      const isStill = Math.hypot(end.clientX - clientX, end.clientY - clientY) < TOLERANCE_PX;
      if (isStill && !pressed.contains(end.target as Node)) pressed.click();
    },
    { once: true, capture: true },
  );
}

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  /** An action is in progress: the button keeps the focus and does nothing. */
  busy?: boolean;
  /** Why the action is not possible and what to do instead, shown below the button, which stays focusable. */
  disabledReason?: string;
}

/** Button. A disabled one is never just greyed out: it shows the reason. */
export function Button({
  variant = 'primary',
  busy = false,
  disabledReason,
  type = 'button',
  className,
  onClick,
  ...native
}: ButtonProps) {
  const reasonId = useId();
  const idle = busy || disabledReason !== undefined;
  const act = (event: MouseEvent<HTMLButtonElement>) => (idle ? event.preventDefault() : onClick?.(event));

  // The frame is always rendered: a button that becomes disabled must not lose the focus.
  return (
    <span className={disabledReason === undefined ? styles.frame : `start gap-1 ${styles.explained}`}>
      <button
        aria-describedby={disabledReason === undefined ? undefined : reasonId}
        {...native}
        type={type}
        className={join(styles.button, className)}
        data-variant={variant}
        data-busy={busy || undefined}
        aria-disabled={idle || undefined}
        onMouseDown={keepClick}
        onClick={act}
      />
      {disabledReason !== undefined && (
        <span id={reasonId} className="muted text-xs snug">
          {disabledReason}
        </span>
      )}
    </span>
  );
}

interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path below the base path. */
  to?: To;
  /** State of the navigation, not in the URL. */
  state?: unknown;
  /** URL outside the router: another site, a file. */
  href?: string;
  /** Opens in a new tab, with a hint for screen readers. */
  external?: boolean;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Link that looks like a button. Requires `to` or `href`. */
export function ButtonLink({
  to,
  state,
  href,
  external = false,
  variant = 'primary',
  className,
  children,
  ...native
}: ButtonLinkProps) {
  const look = {
    ...native,
    className: join(styles.button, className),
    'data-variant': variant,
    onMouseDown: keepClick,
  };
  const tab = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const content = (
    <>
      {children}
      {external && (
        <>
          <ArrowUpRight aria-hidden="true" size="1.1em" />{' '}
          <span className="visuallyHidden">(abre em nova aba)</span>
        </>
      )}
    </>
  );
  return to === undefined ? (
    <a {...look} {...tab} href={href}>
      {content}
    </a>
  ) : (
    <Link {...look} {...tab} to={to} state={state}>
      {content}
    </Link>
  );
}

const join = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');
