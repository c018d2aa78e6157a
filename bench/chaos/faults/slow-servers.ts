import type { Fault } from '../measure-fault.ts';

export const slowUpstream: Fault = {
  name: 'api sends one byte a second',
  async inject({ upstream }) {
    upstream.setSpeed(1);
    return () => upstream.setSpeed(Number.POSITIVE_INFINITY);
  },
};

export const silentMailServer: Fault = {
  name: 'mail server accepts connections and stays silent',
  async inject({ mail }) {
    mail.setSpeed(0);
    return () => mail.setSpeed(Number.POSITIVE_INFINITY);
  },
};
