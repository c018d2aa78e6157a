import { useState } from 'react';

/** A value, or while there is none the one before: what is chosen from stays while the next list is on its way. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
