import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface MenuButtonProps {
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

/** Button of a `<details>` whose state the menu bar controls; without scripts the browser does. */
export function MenuButton({ className, onClick, children }: MenuButtonProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, for keys as well
    <summary
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      {children}
      <ChevronDown aria-hidden="true" />
    </summary>
  );
}
