import { type ComponentType, useEffect, useState } from 'react';

const Nothing = () => null;

/**
 * Creates a component whose code loads when it is first rendered. It is invisible until then. Not React's `lazy`: React
 * delays the hydration of the whole page by 300 ms after it has shown a Suspense fallback.
 * @param load imports it
 * @param Instead shown if it fails to load
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => Loaded);
    useEffect(() => {
      if (Part) return;
      void load()
        .catch(load)
        .catch(() => ({ default: Instead }))
        .then(({ default: loaded }) => {
          Loaded = loaded;
          setPart(() => loaded);
        });
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  };
}
