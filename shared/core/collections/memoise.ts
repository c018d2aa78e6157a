/**
 * A function that makes each value once: who asks for the same again gets the same object. It keeps all of them, and is to
 * be let go with the work that it was made for.
 * @param keyOf what makes two questions the same; by default themselves
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
