import { runInNewContext } from 'node:vm';
import type { Fetch } from '../proxy-fetch.ts';
import { freezeIntrinsics, freezeModules } from './freeze-intrinsics.ts';
import { logUnhandledErrors } from './log-unhandled-errors.ts';
import { scopedTimers } from './scoped-timers.ts';

/** Of what Node offers besides the language: what works on the values that it is given. */
const ALLOWED_GLOBALS = [
  ...['AbortController', 'AbortSignal', 'Event', 'CustomEvent', 'EventTarget', 'DOMException'],
  ...['Blob', 'Buffer', 'File', 'FormData', 'Headers', 'Request', 'Response'],
  ...['URL', 'URLPattern', 'URLSearchParams', 'TextDecoder', 'TextEncoder', 'atob', 'btoa'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'TextDecoderStream', 'TextEncoderStream'],
  ...['clearImmediate', 'clearInterval', 'clearTimeout', 'queueMicrotask', 'structuredClone'],
  ...['crypto', 'performance', 'global'],
];

/** Of the language: memory that the thread's bounds do not count. */
const REMOVED_GLOBALS = ['WebAssembly'];

interface Options {
  /** Of the host, which remotes share. */
  modules: Readonly<Record<string, unknown>>;
  /** The only way to the network. */
  fetch: Fetch;
  /** Costs a fifth of the pages per second. */
  freezePrototypes: boolean;
}

/**
 * Takes from this thread what the code of remotes has no need of (the process, sockets, channels to others, timers
 * that outlast their page), and freezes what remotes have in common. Called once, when the host's own modules are there.
 */
export function sandboxThread({ modules, fetch, freezePrototypes }: Options): void {
  logUnhandledErrors();
  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const kept = new Set([...language, ...ALLOWED_GLOBALS].filter((name) => !REMOVED_GLOBALS.includes(name)));
  const globals = globalThis as unknown as Record<string, unknown>;
  const { log, info, warn, error, debug } = console;
  // Some of Node's come when they are read, and need others for that.
  for (const name of ALLOWED_GLOBALS) void globals[name];
  for (const name of Object.getOwnPropertyNames(globals))
    if (!kept.has(name) && !isOfLibrary(name)) delete globals[name];
  Object.assign(globals, scopedTimers, { fetch, console: { log, info, warn, error, debug } });
  Object.defineProperty(AbortSignal, 'timeout', { value: abortAfter });
  if (freezePrototypes) freezeIntrinsics(language.map((name) => globals[name]));
  freezeModules(modules);
  Object.freeze(globals);
}

/** What the federation's runtime and others of the host's libraries keep there, each under such a name. */
const isOfLibrary = (name: string) => name.startsWith('_');

function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), milliseconds);
  return controller.signal;
}
