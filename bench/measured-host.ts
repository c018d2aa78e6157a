import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listeningUrl } from '../scripts/processes/listening-url.ts';
import { exitWithParent, type Program } from '../scripts/processes/process-group.ts';

/** A host whose memory and work can be read. */
export interface MeasuredHost {
  url: string;
  /** Memory that it holds, in MiB. */
  memory(): number;
  /** Milliseconds that its processors have worked for it so far. */
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
  const read = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    url,
    memory: () => Number(/^VmRSS:\s+(\d+)/m.exec(read('status'))?.[1]) / 1024,
    work() {
      const fields = read('stat').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}
