import process from 'node:process';
import { runInNewContext } from 'node:vm';
import { logError } from '../../log-error.ts';
import type { Fetch } from '../proxy-fetch.ts';
import { freezeModules } from './freeze-modules.ts';
import { scopedTimers } from './scoped-timers.ts';

/** Node's globals that only work on the values that they are given. */
const ALLOWED_GLOBALS = [
  ...['AbortController', 'AbortSignal', 'Event', 'CustomEvent', 'EventTarget', 'DOMException'],
  ...['Blob', 'Buffer', 'File', 'FormData', 'Headers', 'Request', 'Response'],
  ...['URL', 'URLPattern', 'URLSearchParams', 'TextDecoder', 'TextEncoder', 'atob', 'btoa'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'TextDecoderStream', 'TextEncoderStream'],
  ...['clearImmediate', 'clearInterval', 'clearTimeout', 'queueMicrotask', 'structuredClone'],
  ...['crypto', 'performance', 'global'],
];

/** WebAssembly memory does not count towards the thread's limit. */
const REMOVED_GLOBALS = ['WebAssembly'];

interface Options {
  /** Modules of the host that remotes share. */
  modules: Readonly<Record<string, unknown>>;
  /** The only access to the network. */
  fetch: Fetch;
}

/**
 * Removes globals that remotes' code does not need (process, sockets, channels, timers that outlast their page) and
 * freezes shared objects. Call it once, after the host's own modules have loaded.
 */
export function sandboxThread({ modules, fetch }: Options): void {
  logUnhandledErrors();
  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const kept = new Set([...language, ...ALLOWED_GLOBALS].filter((name) => !REMOVED_GLOBALS.includes(name)));
  const globals = globalThis as unknown as Record<string, unknown>;
  const { log, info, warn, error, debug } = console;
  // Node defines some globals on first read, with the help of others.
  for (const name of ALLOWED_GLOBALS) void globals[name];
  for (const name of Object.getOwnPropertyNames(globals))
    if (!kept.has(name) && !isLibraryGlobal(name)) delete globals[name];
  Object.assign(globals, scopedTimers, { fetch, console: { log, info, warn, error, debug } });
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

/** Logs unhandled errors of remotes instead of ending the thread. The stack contains the remote's file. */
function logUnhandledErrors(): void {
  process.on('uncaughtException', (error) => logError('unhandled', error));
  process.on('unhandledRejection', (error) => logError('unhandled', error));
}
