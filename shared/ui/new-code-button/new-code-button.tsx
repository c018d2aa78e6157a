import { recoveryRefusal } from '@portal/client/access/access-state';
import { ApiError, callWithMessage } from '@portal/client/api';
import { requestPasswordCode } from '@portal/contract/endpoints/accounts';
import { Button } from '@portal/ui/button';
import { useState } from 'react';
import { useFormContext } from '../form/form.tsx';

/** Requests another code, in a form with the fields `email` and `code`; other values stay. */
export function NewCodeButton() {
  const { getValues, setValue, setFocus, clearErrors, trigger } = useFormContext<{
    email: string;
    code: string;
  }>();
  const [isSending, setSending] = useState(false);
  const [note, setNote] = useState('');

  async function request() {
    setNote('');
    if (!(await trigger('email', { shouldFocus: true }))) return;
    setSending(true);
    try {
      const { message } = await callWithMessage(requestPasswordCode, { body: { email: getValues('email') } });
      setValue('code', '');
      clearErrors('code');
      setNote(message ?? 'Enviamos um código para o seu e-mail.');
      setFocus('code');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setNote(recoveryRefusal(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <div>
      <Button variant="quiet" busy={isSending} onClick={() => void request()}>
        Pedir outro código
      </Button>
      <p role="status">{note}</p>
    </div>
  );
}
