import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface MenuButtonProps {
  className?: string;
  onPress: () => void;
  children: ReactNode;
}

/** Button of a `<details>` whose state the menu bar controls; without scripts the browser does. */
export function MenuButton({ className, onPress, children }: MenuButtonProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, for keys as well
    <summary
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {children}
      <ChevronDown aria-hidden="true" />
    </summary>
  );
}
