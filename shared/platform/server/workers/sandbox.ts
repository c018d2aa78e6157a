import process from 'node:process';
import { runInNewContext } from 'node:vm';
import { logError } from '../log-error.ts';
import type { DataResponse } from '../pages/cached-data.ts';

/** Node's globals that only work on the values that they are given. */
const ALLOWED_GLOBALS = [
  ...['AbortController', 'AbortSignal', 'Event', 'CustomEvent', 'EventTarget', 'DOMException'],
  ...['Blob', 'Buffer', 'File', 'FormData', 'Headers', 'Request', 'Response'],
  ...['URL', 'URLPattern', 'URLSearchParams', 'TextDecoder', 'TextEncoder', 'atob', 'btoa'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'TextDecoderStream', 'TextEncoderStream'],
  ...['setImmediate', 'setInterval', 'setTimeout', 'clearImmediate', 'clearInterval', 'clearTimeout'],
  ...['queueMicrotask', 'structuredClone'],
  ...['crypto', 'performance', 'global'],
];

/** WebAssembly memory does not count towards the limit of the heap. */
const REMOVED_GLOBALS = ['WebAssembly'];

/** Node's permissions do not cover signals to other processes, such as the host. */
const REMOVED_FROM_PROCESS = ['kill', '_kill', '_debugProcess', '_debugEnd'];

interface Options {
  /** Modules of the host that remotes share. */
  modules: Readonly<Record<string, unknown>>;
  /** The only access to the network. */
  fetch: Fetch;
}

/**
 * Removes globals that remotes' code does not need, above all `process`, and freezes shared objects. Node's permissions
 * deny files, the network, other programs and threads. Call it once, after the host's own modules have loaded.
 */
export function sandbox({ modules, fetch }: Options): void {
  logUnhandledErrors();
  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const kept = new Set([...language, ...ALLOWED_GLOBALS].filter((name) => !REMOVED_GLOBALS.includes(name)));
  const globals = globalThis as unknown as Record<string, unknown>;
  const { log, info, warn, error, debug } = console;
  // Node defines some globals on first read, with the help of others.
  for (const name of ALLOWED_GLOBALS) void globals[name];
  for (const name of Object.getOwnPropertyNames(globals))
    if (!kept.has(name) && !isLibraryGlobal(name)) delete globals[name];
  for (const name of REMOVED_FROM_PROCESS) delete (process as unknown as Record<string, unknown>)[name];
  Object.assign(globals, { fetch, console: { log, info, warn, error, debug } });
  Object.defineProperty(AbortSignal, 'timeout', { value: createTimeoutSignal });
  freezeModules(modules);
  Object.freeze(globals);
}

/** Prefix of names that the federation's runtime and other libraries of the host use. */
const isLibraryGlobal = (name: string) => name.startsWith('_');

function createTimeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), milliseconds);
  return controller.signal;
}

/** Logs unhandled errors of remotes instead of ending the process. The stack contains the remote's file. */
function logUnhandledErrors(): void {
  process.on('uncaughtException', (error) => logError('unhandled', error));
  process.on('unhandledRejection', (error) => logError('unhandled', error));
}

/**
 * Freezes the exports of shared modules and the prototypes of classes. Exported objects stay mutable, because some are
 * meant to change, such as a context.
 */
function freezeModules(modules: Readonly<Record<string, unknown>>): void {
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

/** Subset of `fetch` that JSON clients need. */
export type Fetch = (
  url: string,
  init?: RequestInit,
) => Promise<Pick<Response, 'ok' | 'status' | 'text' | 'json'>>;

/**
 * Creates a `fetch` that the host executes and caches for all processes. Of a request only the URL counts.
 * @throws TypeError for anything but an anonymous GET
 */
export function createProxyFetch(read: (url: string) => Promise<DataResponse>): Fetch {
  return async (url, init = {}) => {
    if ((init.method ?? 'GET') !== 'GET' || new Headers(init.headers).has('authorization'))
      throw new TypeError('on the server, pages only read what anybody may read');
    const { status, body } = await read(url);
    return {
      ok: status >= 200 && status < 300,
      status,
      text: async () => body,
      json: async () => JSON.parse(body) as unknown,
    };
  };
}
