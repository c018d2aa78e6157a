import { useState } from 'react';

/** Returns a value, or its last one while it is undefined: options stay while the next list loads. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
