import { ApiError } from '@portal/client/api';
import { expect, it } from 'vitest';
import { hasServerMessage, isUncertain } from './failure.ts';

it.each([
  ['network', {}, true, false],
  ['timeout', {}, true, false],
  ['offline', {}, false, false],
  ['http', { status: 500 }, true, false],
  ['http', { status: 502, serverMessage: 'Serviço indisponível' }, true, false],
  ['http', { status: 504, serverMessage: 'Serviço indisponível' }, true, false],
  ['http', { status: 500, serverMessage: 'Server Error' }, true, true],
  ['http', { status: 503, serverMessage: 'Fora do ar' }, false, true],
  ['http', { status: 422 }, false, true],
] as const)(
  'after %s %j it is uncertain whether it was taken: %s; the server says why: %s',
  (kind, details, uncertain, explained) => {
    const error = new ApiError(kind, details);
    expect([isUncertain(error), hasServerMessage(error)]).toEqual([uncertain, explained]);
  },
);
