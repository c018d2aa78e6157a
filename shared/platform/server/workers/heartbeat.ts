import process from 'node:process';

/** Bytes for the name and version of a release. */
const NAME = 128;

/** What a worker and the main thread see of each other while the worker is too busy to say anything. */
export interface Heartbeat {
  /** Called by the worker's event loop whenever it turns. */
  beat(): void;
  /** How often it has turned. */
  beats(): number;
  /** Milliseconds of processor that the worker had used at its last beat. */
  used(): number;
  /** Called by the worker as it enters the code of a release. */
  enter(release: Uint8Array): void;
  /** The release whose code was entered last, or null. */
  entered(): string | null;
  /** Called by the worker before and after it renders the tree of a page, with the number of its task and with 0. */
  render(task: number): void;
  /** The task whose tree is being rendered, or 0. */
  rendering(): number;
}

/** A release as a name that is written beforehand, since it is set down very often. */
export const nameOf = (release: string): Uint8Array => {
  const name = new Uint8Array(NAME);
  name.set(new TextEncoder().encode(release).subarray(0, NAME));
  return name;
};

export const heartbeatMemory = (): SharedArrayBuffer => new SharedArrayBuffer(16 + NAME);

export function createHeartbeat(memory: SharedArrayBuffer): Heartbeat {
  const beats = new Int32Array(memory, 0, 1);
  const task = new Int32Array(memory, 4, 1);
  const used = new Float64Array(memory, 8, 1);
  const name = new Uint8Array(memory, 16, NAME);
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
