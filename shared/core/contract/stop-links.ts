import { noContent, nullable, text } from '@portal/shared/contract/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** What the link of an e-mail stops: see `stopLinks` of the api. */
export const stopKinds = ['password', 'email', 'code', 'registration', 'cancellation'] as const;
export type StopKind = (typeof stopKinds)[number];

/** The signed end of a link, which is behind its `#`: it travels in bodies alone, so that no log contains it. */
const stopToken = z.object({ token: z.string().check(z.maxLength(2000)) });

/** POST /stop-links/check: what a link of an e-mail would do; null where it is no longer valid. Nothing changes. */
export const checkStopLink = defineEndpoint({
  method: 'POST',
  path: '/stop-links/check',
  body: stopToken,
  answer: z.object({
    stop: nullable(
      z.object({
        kind: z.enum(stopKinds),
        /** The course or position that it is about. */
        subject: nullable(text),
      }),
    ),
  }),
  optional: true,
});

/** POST /stop-links: stops what the e-mail reported; the message says what came of it. */
export const followStopLink = defineEndpoint({
  method: 'POST',
  path: '/stop-links',
  body: stopToken,
  answer: noContent,
  errors: [422],
  optional: true,
});
