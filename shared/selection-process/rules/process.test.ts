import { expect, it } from 'vitest';
import { registrationOffer } from './process.ts';

const read = (query: string) => registrationOffer({ offerParameter: 'course' }, new URLSearchParams(query));

it.each([
  ['process=50&course=12&courseName=Barbeiro', { process: 50, offer: 12, offerName: 'Barbeiro' }],
  ['process=50&course=12', { process: 50, offer: 12, offerName: '' }],
  ['process=50', null],
  ['course=12', null],
  ['process=0&course=12', null],
  ['process=5e1&course=12', null],
  ['process=99999999999&course=12', null],
])('%s', (query, offer) => {
  expect(read(query)).toEqual(offer);
});
