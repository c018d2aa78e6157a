import process from 'node:process';

/** Maximum length of a release's key. */
const MAX_KEY_BYTES = 128;

/** Memory that a worker and the main thread share, readable even while the worker is busy. */
export interface Heartbeat {
  /** Called by the worker's event loop whenever it turns. */
  beat(): void;
  /** Returns the number of beats. */
  beats(): number;
  /** Returns the worker's processor time in ms at its last beat. */
  used(): number;
  /** Called by the worker when it enters the code of a release. */
  enter(release: Uint8Array): void;
  /** Returns the release whose code was entered last, or null. */
  entered(): string | null;
  /** Called by the worker with the task's number before it renders a tree, and with 0 afterwards. */
  render(task: number): void;
  /** Returns the task whose tree is being rendered, or 0. */
  rendering(): number;
}

/** Encodes a release's key in advance, because `enter` is called very often. */
export const nameOf = (release: string): Uint8Array => {
  const name = new Uint8Array(MAX_KEY_BYTES);
  name.set(new TextEncoder().encode(release).subarray(0, MAX_KEY_BYTES));
  return name;
};

export const heartbeatMemory = (): SharedArrayBuffer => new SharedArrayBuffer(16 + MAX_KEY_BYTES);

export function createHeartbeat(memory: SharedArrayBuffer): Heartbeat {
  const beats = new Int32Array(memory, 0, 1);
  const task = new Int32Array(memory, 4, 1);
  const used = new Float64Array(memory, 8, 1);
  const name = new Uint8Array(memory, 16, MAX_KEY_BYTES);
  return {
    beat() {
      const { user, system } = process.threadCpuUsage();
      used[0] = (user + system) / 1000;
      Atomics.add(beats, 0, 1);
    },
    beats: () => Atomics.load(beats, 0),
    used: () => used[0] ?? 0,
    render: (number) => void Atomics.store(task, 0, number),
    rendering: () => Atomics.load(task, 0),
    enter: (release) => name.set(release),
    entered() {
      const text = new TextDecoder().decode(name.slice());
      return text.slice(0, text.indexOf('\0')) || null;
    },
  };
}
