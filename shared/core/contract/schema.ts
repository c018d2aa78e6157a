import type * as schema from '@portal/shared/schema';

type Library = typeof schema;
type Name = Exclude<keyof Library, 'parse' | 'safeParse'>;

let library: Library | null = null;

/**
 * Fetches what reads by schemas. Until then they are only written down, not made: most visitors read pages whose data the server
 * has sent.
 */
export const loadSchemas = async (): Promise<Library> =>
  (library ??= await import(/* webpackChunkName: "schemas" */ '../schema/schema.ts'));

/** A schema or a check that is made when it is first used: the library asks for `_zod` alone. */
class DeferredSchema {
  readonly #name: Name;
  readonly #args: readonly unknown[];
  readonly #checks: readonly unknown[];

  constructor(name: Name, args: readonly unknown[], checks: readonly unknown[] = []) {
    this.#name = name;
    this.#args = args;
    this.#checks = checks;
  }

  /** Of an object. */
  get shape() {
    return this.#args[0];
  }

  check(...checks: unknown[]): DeferredSchema {
    return new DeferredSchema(this.#name, this.#args, [...this.#checks, ...checks]);
  }

  get _zod(): unknown {
    if (!library) throw new Error('Schemas are read before they are loaded.');
    const make = library[this.#name] as (...args: readonly unknown[]) => DeferredSchema;
    const made = make(...this.#args);
    const value = (this.#checks.length > 0 ? made.check(...this.#checks) : made)._zod;
    Object.defineProperty(this, '_zod', { value });
    return value;
  }
}

const deferred = <Which extends Name>(name: Which) =>
  ((...args: unknown[]) => new DeferredSchema(name, args)) as unknown as Library[Which];

export const array = deferred('array');
export const boolean = deferred('boolean');
export const codec = deferred('codec');
export const int = deferred('int');
export const literal = deferred('literal');
export const lte = deferred('lte');
export const maxLength = deferred('maxLength');
export const minLength = deferred('minLength');
export const nullable = deferred('nullable');
export const number = deferred('number');
export const object = deferred('object');
export const optional = deferred('optional');
export const overwrite = deferred('overwrite');
export const positive = deferred('positive');
export const record = deferred('record');
export const refine = deferred('refine');
export const regex = deferred('regex');
export const string = deferred('string');
export const trim = deferred('trim');
export const unknown = deferred('unknown');

const deferredCatch = deferred('catch');

export { deferredCatch as catch };
