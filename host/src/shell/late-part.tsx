import { type ComponentType, lazy, Suspense, useEffect } from 'react';

/**
 * A part of the shell that nobody sees at first: its code is fetched after hydration, with what the page itself needs
 * on its way already.
 *
 * @param load fetches it
 * @param Instead is shown where it cannot be had
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props>,
) {
  const Part = lazy(() => load().catch(() => ({ default: Instead })));
  return function LatePart({ shown, ...props }: Props & { shown: boolean }) {
    useEffect(() => void load().catch(() => {}), []);
    return shown ? (
      <Suspense>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    ) : null;
  };
}
