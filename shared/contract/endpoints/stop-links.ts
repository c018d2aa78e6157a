import { noContent, nullable, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Actions that an e-mail can stop; see `stopLinks` in the API. */
export const stopKinds = ['password', 'email', 'code', 'registration', 'cancellation'] as const;
export type StopKind = (typeof stopKinds)[number];

/** Signed token after the `#` of a link: sent only in bodies, which are not logged. */
const stopToken = z.object({ token: z.string().check(z.maxLength(2000)) });

/** POST /stop-links/check: describes what a link of an e-mail would do, without doing it; null if it is no longer valid. */
export const checkStopLink = defineEndpoint({
  method: 'POST',
  path: '/stop-links/check',
  body: stopToken,
  answer: z.object({
    stop: nullable(
      z.object({
        kind: z.enum(stopKinds),
        /** Course or position. */
        subject: nullable(text),
      }),
    ),
  }),
  optional: true,
});

/** POST /stop-links: stops what the e-mail reported; the message describes the result. */
export const followStopLink = defineEndpoint({
  method: 'POST',
  path: '/stop-links',
  once: true,
  body: stopToken,
  answer: noContent,
  errors: [422],
  optional: true,
});
