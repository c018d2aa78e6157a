import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listeningUrl } from '../scripts/processes/listening-url.ts';
import { exitWithParent, type Program } from '../scripts/processes/process-group.ts';

/** A host whose memory and work can be read. */
export interface MeasuredHost {
  url: string;
  /** Memory that it and the process that makes its pages hold, in MiB; what they share counts twice. */
  memory(): number;
  /** Milliseconds that processors have worked for both so far. */
  work(): number;
  stop(): Promise<void>;
}

/** Milliseconds of one tick of Linux' clock for processes. */
const TICK = 10;

export async function startMeasuredHost({ args, env }: Program, cwd: string): Promise<MeasuredHost> {
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const url = await listeningUrl(child);
  const read = (pid: string, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const host = String(child.pid);
  const processes = () => [host, ...read(host, `task/${host}/children`).split(' ').filter(Boolean)];
  const summed = (figure: (pid: string) => number) =>
    processes()
      .map(figure)
      .reduce((sum, each) => sum + each, 0);
  return {
    url,
    memory: () => summed((pid) => Number(/^VmRSS:\s+(\d+)/m.exec(read(pid, 'status'))?.[1]) / 1024),
    work: () =>
      summed((pid) => {
        const fields = read(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
        return (Number(fields[11]) + Number(fields[12])) * TICK;
      }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}
