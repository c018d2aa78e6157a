import type { Fault } from '../measure-fault.ts';

export const databasePaused: Fault = {
  name: 'PostgreSQL paused',
  async inject({ postgres }) {
    postgres.signal('SIGSTOP');
    return () => postgres.signal('SIGCONT');
  },
};

export const databaseKilled: Fault = {
  name: 'PostgreSQL killed, restarted at the end',
  async inject({ postgres }) {
    postgres.signal('SIGKILL');
    return () => postgres.restart();
  },
};
