import { setTimeout as pause } from 'node:timers/promises';
import { steadily } from '../steadily.ts';

const PER_SECOND = 20;
/** Of so many visits one asks for something that nobody has asked for before. */
const NEW_ONE_IN = 20;
const usual = ['', '?unit=Macap%C3%A1', '?title=enfermagem', '?sort=preco', '?shift=noite'];

/** Visits the schedule at a steady pace, however long the answers take. Times in milliseconds. */
export async function visitSchedule(url: string, seconds: number) {
  const seen = { times: [] as number[], newTimes: [] as number[], failed: 0, empty: 0 };
  const visit = async (query: string, isNew: boolean) => {
    const began = performance.now();
    const answer = await fetch(`${url}/senac-portal/cursos${query}`).catch(() => null);
    const html = (await answer?.text().catch(() => '')) ?? '';
    const time = performance.now() - began;
    seen.times.push(time);
    if (isNew) seen.newTimes.push(time);
    if (!answer?.ok) seen.failed += 1;
    else if (!html.includes('/detalhes/')) seen.empty += 1;
  };
  const stop = steadily(PER_SECOND, (asked) => {
    const isNew = asked % NEW_ONE_IN === NEW_ONE_IN - 1;
    return visit(isNew ? `?title=curso&page=${asked}` : (usual[asked % usual.length] ?? ''), isNew);
  });
  await pause(seconds * 1_000);
  await stop();
  return seen;
}
