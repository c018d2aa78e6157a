import { HydrationTrackerContext } from '@portal/platform/browser';
import { lazyPart } from '@portal/ui/lazy-part';
import { type ComponentType, useContext, useEffect } from 'react';

/**
 * Creates an initially invisible part of the shell. Its code is loaded on demand, or after everything that the page
 * itself needs.
 * @param load imports it
 * @param Instead shown if it fails to load
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead?: ComponentType<Props>,
) {
  const Part = lazyPart(load, Instead);
  return function LatePart({ shown, ...props }: Props & { shown: boolean }) {
    const { finished } = useContext(HydrationTrackerContext);
    useEffect(() => void finished.then(load).catch(() => {}), [finished]);
    return shown ? <Part {...(props as unknown as Props)} /> : null;
  };
}
