/**
 * Freezes the exports of shared modules and the prototypes of classes. Exported objects stay mutable, because some are
 * meant to change, such as a context.
 */
export function freezeModules(modules: Readonly<Record<string, unknown>>): void {
  for (const module of Object.values(modules)) {
    for (const value of Object.values(module as object)) {
      if (typeof value !== 'function') continue;
      Object.freeze(value);
      // Classes may bind their methods by assignment.
      if (isObject(value.prototype)) freezeOverridden(value.prototype);
    }
    Object.freeze(module);
  }
}

/** Freezes a prototype, but lets an assignment to an inheriting object create its own property. */
function freezeOverridden(prototype: object): void {
  for (const name of Reflect.ownKeys(prototype)) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    if (!descriptor?.configurable || !('value' in descriptor)) continue;
    const { value, enumerable } = descriptor;
    Object.defineProperty(prototype, name, {
      enumerable: enumerable ?? false,
      get: () => value,
      set(this: object, own: unknown) {
        if (this === prototype) throw new TypeError(`${String(name)} is frozen`);
        Object.defineProperty(this, name, {
          value: own,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      },
    });
  }
  Object.freeze(prototype);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);
