import { id, maybe, nothing, text } from '@portal/shared/contract/lenient';
import * as z from '@portal/shared/schema';
import * as messages from '../validators/messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, personName, required } from './fields.ts';

/** POST auth/login (B 2.6, B 7). A wrong pair answers 401 with a message. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/auth/login',
  body: z.object({ email: email(), password: required(messages.required, 128) }),
  answer: z.object({ user: z.object({ id, full_name: text }), token: text }),
  errors: [401, 422],
});

/** A candidate's own data (B 3). */
export const profile = z.object({ full_name: text, email: text, phone: maybe(text) });
export type Profile = z.output<typeof profile>;

/** GET /auth/profile (B 7). */
export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/auth/profile',
  answer: profile,
  auth: 'candidate',
});

/** PUT /auth/profile: the answer's message is shown; errors name phone, full_name or email (B 5, B 7). */
export const saveProfile = defineEndpoint({
  method: 'PUT',
  path: '/auth/profile',
  body: z.object({
    full_name: personName(messages.nameRequired),
    email: email(),
    phone: z
      .string(messages.mobileRequired)
      .check(
        z.minLength(1, { error: messages.mobileRequired, abort: true }),
        z.regex(/^\d{10,11}$/, messages.phoneInvalid),
      ),
  }),
  answer: profile,
  auth: 'candidate',
  errors: [422],
});

const newPassword = required('O campo nova senha é obrigatório', 128);

/** POST /auth/change-password: the answer's message is shown; errors name old_password (B 5, B 7, B 8). */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/auth/change-password',
  body: z
    .object({
      old_password: required(messages.required, 128),
      password: newPassword,
      password_confirmation: required('A confirmação de senha é obrigatória', 128),
    })
    .check(
      z.refine((form) => form.password === form.password_confirmation, {
        error: 'O campo nova senha e confirmar senha não coincidem',
        path: ['password_confirmation'],
      }),
    ),
  answer: nothing,
  auth: 'candidate',
  errors: [422],
});

/** POST /auth/password/email: sends a recovery code; the answer's message is shown (B 7, B 8). */
export const requestPasswordCode = defineEndpoint({
  method: 'POST',
  path: '/auth/password/email',
  body: z.object({ email: email() }),
  answer: nothing,
  errors: [422],
});

const reset = z
  .object({
    code: required('Código é obrigatório.', 64),
    email: email(messages.emailRequiredForReset),
    password: newPassword,
    confirmPassword: required('A confirmação de senha é obrigatória', 128),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: 'Campo nova senha e confirmar senha não coincidem.',
      path: ['confirmPassword'],
    }),
  );

/** POST /auth/password/code/check: whether the code holds, before the reset (B 7, B 8). */
export const checkPasswordCode = defineEndpoint({
  method: 'POST',
  path: '/auth/password/code/check',
  body: reset,
  answer: nothing,
  errors: [422],
});

/** POST /auth/password/reset (B 7). */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/auth/password/reset',
  body: reset,
  answer: nothing,
  errors: [422],
});

/** GET /auth/my-data: everything that is stored about the candidate, to take away ("Meus dados"). */
export const exportMyData = defineEndpoint({
  method: 'GET',
  path: '/auth/my-data',
  answer: z.record(z.string(), z.unknown()),
  auth: 'candidate',
  optional: true,
});
