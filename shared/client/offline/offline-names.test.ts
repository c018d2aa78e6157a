import { expect, it } from 'vitest';
import { findCopy, keptListAddress, missingCopyAddress } from './offline-names.ts';

const page = new Request('https://portal.example/senac-portal/detalhes/1');

it.each<[what: string, stored: string[], found: string | undefined]>([
  ['its copy', [page.url, missingCopyAddress, keptListAddress], page.url],
  ['the list that says it was not kept', [missingCopyAddress, keptListAddress], missingCopyAddress],
  ['the list of an older release', [keptListAddress], keptListAddress],
  ['nothing where nothing is kept', [], undefined],
])('a page that the network does not deliver is replaced by %s', async (_what, stored, found) => {
  const match = async (wanted: RequestInfo | URL) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    return stored.includes(address) ? new Response(address) : undefined;
  };
  expect(await (await findCopy({ match }, page))?.text()).toBe(found);
});
