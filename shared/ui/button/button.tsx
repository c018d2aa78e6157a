import { ArrowUpRight } from 'lucide-react';
import {
  type AnchorHTMLAttributes,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useId,
} from 'react';
import { Link, type To } from 'react-router-dom';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './button.module.css';
import { keepClick } from './keep-click.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  /** An action is under way: the button keeps the focus and does nothing. */
  busy?: boolean;
  /** Why the action cannot be taken and what to do instead, shown below the button, which stays reachable. */
  disabledReason?: string;
}

/** An action. It is never merely greyed out: a disabled one says why. */
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

  // The frame is always there: a button that was just disabled must not lose the focus.
  return (
    <span className={disabledReason === undefined ? styles.frame : styles.explained}>
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
        <span id={reasonId} className={styles.reason}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}

interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the portal, without its base. */
  to?: To;
  /** State handed to the next page, out of the address. */
  state?: unknown;
  /** An address outside the router: another site, a file. */
  href?: string;
  /** Opens in a new tab, and says so. */
  external?: boolean;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A way to somewhere that looks like a button. Give it `to` or `href`. */
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
          <ArrowUpRight aria-hidden="true" size="1.1em" /> <VisuallyHidden>(abre em nova aba)</VisuallyHidden>
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
