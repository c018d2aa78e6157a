import { openSlowClients, slowReader, slowWriter } from '../../slow-clients.ts';
import type { Fault } from '../measure-fault.ts';

/** Half of them read nothing, half never end what they send; all come from another IP address than the visitors. */
export const slowClients = (count: number): Fault => ({
  name: `${count.toLocaleString('en')} slow readers and writers`,
  async inject({ url }) {
    const attacks = await Promise.all(
      [slowReader, slowWriter].map((client) => openSlowClients(url, client, count / 2, '127.0.0.2')),
    );
    return () => {
      for (const attack of attacks) attack.stop();
    };
  },
});
