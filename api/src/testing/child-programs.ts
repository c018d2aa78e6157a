import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { OtherUser } from './postgres-user.ts';

/** Programs started for one test file, their output, and their common end. */
export class ChildPrograms {
  /** Their output so far, line by line. */
  readonly lines: string[] = [];
  readonly #children: ChildProcess[] = [];
  #ended = false;

  /** Also when this process ends without running its hooks. */
  readonly #killAll = () => {
    for (const child of this.#children) child.kill('SIGKILL');
  };

  constructor() {
    process.once('exit', this.#killAll);
  }

  /** Runs a program to its end. @throws Error unless it succeeds */
  async run(program: string, args: string[], user?: OtherUser): Promise<void> {
    await this.#launch(program, args, user).ended;
  }

  /** Starts a server and waits for a line of its output. @returns what ends it @throws Error when it ends before */
  async serve(program: string, args: string[], line: RegExp, user?: OtherUser): Promise<() => Promise<void>> {
    const { child, ended } = this.#launch(program, args, user);
    const announced = new Promise<void>((resolve) => {
      createInterface(child.stderr).on('line', (text) => line.test(text) && resolve());
    });
    await Promise.race([announced, ended.then(() => Promise.reject(new Error(`${program} ended.`)))]);
    ended.catch(() => {});
    return () => end(child, 5_000);
  }

  /** Ends all of them, by force where asking is not enough; none is started any more. */
  async end(withinMs = 5_000): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#children.map((child) => end(child, withinMs)));
    process.off('exit', this.#killAll);
  }

  #launch(program: string, args: string[], user?: OtherUser) {
    if (this.#ended) throw new Error(`${program} was not started: its test has ended.`);
    const child = spawn(program, args, { ...user, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#children.push(child);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => this.lines.push(line));
    }
    const ended = new Promise<void>((resolve, reject) => {
      child.once('error', (error) => reject(new Error(`${program}: ${error.message}.`)));
      child.once('close', (code, signal) => {
        if (code === 0) resolve();
        else reject(new Error(`${program} ended with ${code ?? signal}.`));
      });
    });
    return { child, ended };
  }
}

async function end(child: ChildProcess, withinMs: number): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const force = setTimeout(() => child.kill('SIGKILL'), withinMs);
  child.kill('SIGINT');
  await exited;
  clearTimeout(force);
}
