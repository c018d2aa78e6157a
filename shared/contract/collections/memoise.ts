/**
 * Memoises `make`. Nothing is evicted: create one instance per unit of work and discard it afterwards.
 * @param keyOf key of an argument; the argument itself by default
 */
export function memoise<Asked, Value>(
  make: (asked: Asked) => Value,
  keyOf: (asked: Asked) => unknown = (asked) => asked,
): (asked: Asked) => Value {
  const known = new Map<unknown, Value>();
  return (asked) => {
    const key = keyOf(asked);
    if (!known.has(key)) known.set(key, make(asked));
    return known.get(key) as Value;
  };
}
