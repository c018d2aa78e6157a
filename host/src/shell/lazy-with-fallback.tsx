import { HydrationTrackerContext } from '@portal/platform/browser';
import { type ComponentType, lazy, Suspense, useContext, useEffect } from 'react';

/**
 * Creates an initially invisible part of the shell. Its code is loaded on demand, or after everything that the page
 * itself needs.
 * @param load imports it
 * @param Instead shown if it fails to load
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props>,
) {
  const Part = lazy(() =>
    load()
      .catch(load)
      .catch(() => ({ default: Instead })),
  );
  return function LatePart({ shown, ...props }: Props & { shown: boolean }) {
    const { finished } = useContext(HydrationTrackerContext);
    useEffect(() => void finished.then(load).catch(() => {}), [finished]);
    return shown ? (
      <Suspense>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    ) : null;
  };
}
