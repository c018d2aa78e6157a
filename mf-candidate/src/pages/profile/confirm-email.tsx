import { profileQuery } from '@portal/client/access/profile.queries';
import { callWithMessage } from '@portal/client/api';
import { toast } from '@portal/client/toasts';
import { confirmEmail } from '@portal/contract/endpoints/auth';
import type { Body } from '@portal/contract/endpoints/endpoint';
import { Alert } from '@portal/ui/alert';
import { Form, SubmitButton } from '@portal/ui/form';
import { FormPanel } from '@portal/ui/form-panel';
import { TextField } from '@portal/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

interface ConfirmEmailProps {
  email: string;
  current: string;
  /** Whether it was requested on this page: then the form takes the focus. */
  isNew: boolean;
}

/** Form for the code sent to a new e-mail; until then the current one stays valid. */
export function ConfirmEmail({ email, current, isNew }: ConfirmEmailProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) notice.current?.focus();
  }, [isNew]);

  async function confirm(values: Body<typeof confirmEmail>) {
    const { message } = await callWithMessage(confirmEmail, { body: values });
    toast(message ?? 'E-mail alterado.', { title: 'Sucesso!', tone: 'success', duration: 3500 });
    await queryClient.invalidateQueries(profileQuery());
    await navigate('/area_do_candidato');
  }

  return (
    <FormPanel>
      <Form
        schema={confirmEmail.body}
        defaultValues={{ code: '' }}
        onSubmit={confirm}
        errorField="code"
        formatError={(error) => error.firstField('email') ?? error.message}
      >
        <div ref={notice} tabIndex={-1}>
          <Alert tone="info" title="Falta confirmar o novo e-mail">
            <p>
              Enviamos um código para <strong>{email}</strong>. Ele vale por 10 minutos; até você informá-lo,
              seu e-mail continua sendo <strong>{current}</strong>. Se o código não chegar, troque o e-mail
              outra vez.
            </p>
          </Alert>
        </div>
        <TextField name="code" label="Código" autoComplete="one-time-code" />
        <SubmitButton>Confirmar e-mail</SubmitButton>
      </Form>
    </FormPanel>
  );
}
