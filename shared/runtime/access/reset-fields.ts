import { isEmail } from '@portal/shared/validators/email';
import * as z from 'zod/mini';

/** A new password for who holds a code; the messages are those of the specification (B 5). */
export const resetFields = z
  .object({
    code: z.string().check(z.minLength(1, 'Código é obrigatório.')),
    email: z
      .string()
      .check(
        z.minLength(1, { error: 'E-mail é obrigatório.', abort: true }),
        z.refine(isEmail, 'E-mail inválido'),
      ),
    password: z.string().check(z.minLength(1, 'O campo nova senha é obrigatório')),
    confirmPassword: z.string().check(z.minLength(1, 'A confirmação de senha é obrigatória')),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: 'Campo nova senha e confirmar senha não coincidem.',
      path: ['confirmPassword'],
    }),
  );

export type ResetFields = z.infer<typeof resetFields>;
