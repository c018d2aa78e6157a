import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { errorText } from '@portal/shared/server/error-text';
import { createBirpc } from 'birpc';
import { permissionFlags } from './permission-flags.ts';
import type { HostServices, PageProcess, PageProcessSettings } from './protocol.ts';
import { withSerialisableErrors } from './with-serialisable-errors.ts';

const ENTRY = path.join(import.meta.dirname, `page-process${path.extname(import.meta.filename)}`);

/** How memory is used is for both processes to keep to. */
const isForMemory = (flag: string) => /^--(max|v8)-/.test(flag);

/** Of the environment: how Node itself runs, with the clock of tests, and nothing that is the portal's. */
const PASSED_ON = [
  'NODE_ENV',
  'NODE_OPTIONS',
  'TZ',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'CLOCK_OFFSET_MS',
];

/** What the page process asks the host. */
export interface HostCalls extends HostServices {
  report(line: string): void;
}

/** What the host asks the page process. */
export interface PageProcessCalls extends PageProcess {
  /** Comes first. */
  begin(settings: PageProcessSettings): void;
}

interface Options {
  begin: PageProcessSettings;
  questions: HostServices;
  report: (line: string) => void;
}

/**
 * Keeps a process for the code of remotes: without the host's environment, files, child processes and add-ons, and with
 * the network only by the host's answers. One that has ended is followed by another when the next page is asked for.
 */
export function startPageProcess({ begin, questions, report }: Options) {
  let running: ReturnType<typeof start> | null = null;
  let isClosing = false;

  function start() {
    const child = fork(ENTRY, {
      execArgv: [...process.execArgv.filter(isForMemory), ...permissionFlags(begin.file)],
      env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
      serialization: 'advanced',
      // Lines of remotes are none of the host's own output, which other programs read.
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    const calls = createBirpc<PageProcessCalls, HostCalls>(
      { ...questions, report },
      {
        // Where it cannot be reached it has ended, which ends the calls.
        post: (message) => void child.send(message, () => {}),
        on: (listener) => void child.on('message', listener),
        resolver: withSerialisableErrors,
        timeout: -1,
      },
    );
    const end = (reason: unknown) => {
      if (running?.child === child) running = null;
      if (!isClosing) report(`the page process ended (${reason})`);
      calls.$close(new Error('the page process ended'));
    };
    child.once('exit', (code, signal) => end(signal ?? code));
    // Where there was no room for it, or it cannot be reached.
    child.once('error', (error) => end(errorText(error)));
    const ready = calls.begin(begin).then(() => calls);
    ready.catch(() => {});
    return { child, ready };
  }

  return {
    /** @throws Error when the process, or the worker at the task, ends before */
    async run<Name extends keyof PageProcess>(
      name: Name,
      ...given: Parameters<PageProcess[Name]>
    ): Promise<Awaited<ReturnType<PageProcess[Name]>>> {
      if (isClosing) throw new Error('the host is closing');
      running ??= start();
      const calls = await running.ready;
      return calls.$call(name, ...given) as never;
    },
    async close(): Promise<void> {
      isClosing = true;
      if (!running) return;
      const { child } = running;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
