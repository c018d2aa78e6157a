import type * as schema from '@portal/shared/schema';

type Library = typeof schema;
type Word = Exclude<keyof Library, 'parse' | 'safeParse'>;

let library: Library | null = null;

/**
 * Fetches what reads by schemas. Until then they are only said, not made: most visitors read pages whose data the server
 * has sent.
 */
export const loadSchemas = async (): Promise<Library> =>
  (library ??= await import(/* webpackChunkName: "schemas" */ '../schema/schema.ts'));

/** A schema or a check as it was said. The library asks for `_zod` alone, and makes it by that. */
class Said {
  readonly #word: Word;
  readonly #args: readonly unknown[];
  readonly #checks: readonly unknown[];

  constructor(word: Word, args: readonly unknown[], checks: readonly unknown[] = []) {
    this.#word = word;
    this.#args = args;
    this.#checks = checks;
  }

  /** Of an object. */
  get shape() {
    return this.#args[0];
  }

  check(...checks: unknown[]): Said {
    return new Said(this.#word, this.#args, [...this.#checks, ...checks]);
  }

  get _zod(): unknown {
    if (!library) throw new Error('Schemas are read before they are loaded.');
    const make = library[this.#word] as (...args: readonly unknown[]) => Said;
    const made = make(...this.#args);
    const value = (this.#checks.length > 0 ? made.check(...this.#checks) : made)._zod;
    Object.defineProperty(this, '_zod', { value });
    return value;
  }
}

const say = <Name extends Word>(word: Name) =>
  ((...args: unknown[]) => new Said(word, args)) as unknown as Library[Name];

export const array = say('array');
export const boolean = say('boolean');
export const codec = say('codec');
export const int = say('int');
export const literal = say('literal');
export const lte = say('lte');
export const maxLength = say('maxLength');
export const minLength = say('minLength');
export const nullable = say('nullable');
export const number = say('number');
export const object = say('object');
export const optional = say('optional');
export const overwrite = say('overwrite');
export const positive = say('positive');
export const record = say('record');
export const refine = say('refine');
export const regex = say('regex');
export const string = say('string');
export const trim = say('trim');
export const unknown = say('unknown');

const saidCatch = say('catch');

export { saidCatch as catch };
