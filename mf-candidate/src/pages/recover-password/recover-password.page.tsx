import {
  accessState,
  firstAccessQuery,
  isFirstAccess,
  readAccess,
  recoveryRefusal,
} from '@portal/client/access/access-state';
import { callWithMessage } from '@portal/client/api';
import { toast } from '@portal/client/toasts';
import { requestPasswordCode } from '@portal/contract/endpoints/accounts';
import type { Body } from '@portal/contract/endpoints/endpoint';
import { ButtonLink } from '@portal/ui/button';
import { EmailField } from '@portal/ui/contact-fields';
import { Form, FormActions, SubmitButton } from '@portal/ui/form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AccessPage, KnownEmail, ReceiptCopyLink } from '../../parts/access.tsx';

/** /changePassword: requests a code by e-mail, to recover a password or to create the first one (B 2.6, B 4, B 8). */
export function Component() {
  const navigate = useNavigate();
  const access = readAccess(useLocation().state);
  const isFirst = isFirstAccess(useSearchParams()[0]);

  async function request(values: Body<typeof requestPasswordCode>) {
    const { message } = await callWithMessage(requestPasswordCode, { body: values });
    toast(message ?? 'Enviamos um código para o seu e-mail.', {
      title: 'Sucesso!',
      tone: 'success',
      duration: 3500,
    });
    await navigate(`/resetPassword${isFirst ? firstAccessQuery : ''}`, {
      state: accessState({ ...values, back: access.back }),
    });
  }

  return (
    <AccessPage
      title={isFirst ? 'Criar senha' : 'Recuperar senha'}
      lead={`Informe o e-mail da sua inscrição. Enviaremos um código para criar ${isFirst ? 'sua' : 'uma nova'} senha.`}
    >
      <Form
        schema={requestPasswordCode.body}
        defaultValues={{ email: '' }}
        onSubmit={request}
        errorField="email"
        formatError={recoveryRefusal}
        onServerError={(error) => toast(recoveryRefusal(error), { title: 'Aviso', duration: 3500 })}
      >
        <KnownEmail email={access.email} />
        <EmailField />
        <FormActions>
          <SubmitButton>Confirmar</SubmitButton>
          <ButtonLink to="/login" state={accessState(access)} variant="secondary">
            Cancelar
          </ButtonLink>
        </FormActions>
        {isFirst && <ReceiptCopyLink />}
      </Form>
    </AccessPage>
  );
}
