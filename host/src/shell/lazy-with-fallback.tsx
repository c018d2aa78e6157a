import { FirstLoadContext } from '@portal/platform/browser';
import { type ComponentType, lazy, Suspense, useContext, useEffect } from 'react';

/**
 * A part of the shell that nobody sees at first: its code is fetched when it is asked for, or after everything that the
 * page itself needs.
 *
 * @param load fetches it
 * @param Instead is shown where it cannot be had
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props>,
) {
  const Part = lazy(() => load().catch(() => ({ default: Instead })));
  return function LatePart({ shown, ...props }: Props & { shown: boolean }) {
    const { finished } = useContext(FirstLoadContext);
    useEffect(() => void finished.then(load).catch(() => {}), [finished]);
    return shown ? (
      <Suspense>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    ) : null;
  };
}
