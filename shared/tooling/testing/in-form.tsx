import { Form, SubmitButton } from '@portal/ui/form';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

/** Renders a form with one field; `onSend` receives its value. */
export function InForm({
  value = '',
  required = 'Campo obrigatório',
  onSend = () => {},
  children,
}: {
  value?: string | boolean;
  required?: string;
  onSend?: (value: unknown) => void;
  children: ReactNode;
}) {
  const schema = z.object({ field: z.unknown().check(z.refine(Boolean, required)) });
  return (
    <Form schema={schema} defaultValues={{ field: value }} onSubmit={({ field }) => onSend(field)}>
      {children}
      <SubmitButton>Confirmar</SubmitButton>
    </Form>
  );
}
