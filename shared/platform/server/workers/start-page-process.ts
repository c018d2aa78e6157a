import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import { createBirpc } from 'birpc';
import { permissionFlags } from './permission-flags.ts';
import type { HostServices, PageProcess, PageProcessSettings } from './protocol.ts';
import { withSerialisableErrors } from './with-serialisable-errors.ts';

const ENTRY = path.join(import.meta.dirname, `page-process${path.extname(import.meta.filename)}`);

/** The limits for memory apply to both processes. */
const isMemoryFlag = (flag: string) => /^--(max|v8)-/.test(flag);

/** Variables for Node itself and the clock of tests; none of the portal's. */
const INHERITED_VARIABLES = [
  'NODE_ENV',
  'NODE_OPTIONS',
  'TZ',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'CLOCK_OFFSET_MS',
];

/** Calls of the page process to the host. */
export interface HostCalls extends HostServices {
  report(line: string): void;
}

/** Calls of the host to the page process. */
export interface PageProcessCalls extends PageProcess {
  /** First call. */
  begin(settings: PageProcessSettings): void;
}

interface Options {
  begin: PageProcessSettings;
  questions: HostServices;
  report: (line: string) => void;
}

/**
 * Starts a process for remotes' code, without the host's environment, files, child processes and add-ons; it reaches
 * the network only through the host. If it ends, the next call starts another one.
 */
export function startPageProcess({ begin, questions, report }: Options) {
  let running: ReturnType<typeof start> | null = null;
  let isClosing = false;

  function start() {
    const child = fork(ENTRY, {
      execArgv: [...process.execArgv.filter(isMemoryFlag), ...permissionFlags(begin.file)],
      env: Object.fromEntries(INHERITED_VARIABLES.map((name) => [name, process.env[name]])),
      serialization: 'advanced',
      // Output of remotes must not mix with the host's, which other programs read.
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    const calls = createBirpc<PageProcessCalls, HostCalls>(
      { ...questions, report },
      {
        // If sending fails, the process has ended, which also ends the calls.
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
    // The process could not be started or reached.
    child.once('error', (error) => end(errorText(error)));
    const ready = calls.begin(begin).then(() => calls);
    ready.catch(() => {});
    return { child, ready };
  }

  return {
    /** @throws Error if the process or the task's worker ends */
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
