import { type Ref, type RefCallback, useCallback } from 'react';

export function useMergedRef<T>(first: RefCallback<T>, second: Ref<T>): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      first(element);
      if (typeof second === 'function') second(element);
      else if (second) second.current = element;
    },
    [first, second],
  );
}
