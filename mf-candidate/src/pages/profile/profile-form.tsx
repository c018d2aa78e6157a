import { ApiError, callWithMessage } from '@portal/shared/api';
import { type Profile, saveProfile } from '@portal/shared/contract/auth';
import { personName } from '@portal/shared/contract/fields';
import { formatPhone } from '@portal/shared/format/phone';
import { useQueryClient } from '@portal/shared/query';
import { useNavigate } from '@portal/shared/router';
import * as z from '@portal/shared/schema';
import { renameCandidate } from '@portal/shared/session';
import { toast } from '@portal/shared/toasts';
import { Alert } from '@portal/shared/ui/alert';
import { EmailField, PhoneField } from '@portal/shared/ui/contact-fields';
import { Form, SubmitButton } from '@portal/shared/ui/form';
import { TextField } from '@portal/shared/ui/text-field';
import { isEmail } from '@portal/shared/validators/email';
import { useState } from 'react';
import { profileQuery } from './profile.queries.ts';

const fields = z.object({
  full_name: personName('Nome obrigatório'),
  email: z
    .string()
    .check(
      z.minLength(1, { error: 'E-mail obrigatório', abort: true }),
      z.refine(isEmail, 'E-mail inválido'),
    ),
  phone: z.string().check(
    z.minLength(1, { error: 'Celular obrigatório', abort: true }),
    z.refine((text) => text.replace(/\D/g, '').length === 11, 'Número inválido'),
  ),
});

/** Saves the profile; what the server refuses stays on screen with its own words (B 5, B 8). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save(values: z.infer<typeof fields>) {
    setRefusal(null);
    try {
      const body = { ...values, phone: values.phone.replace(/\D/g, '') };
      const { message } = await callWithMessage(saveProfile, { body });
      renameCandidate(values.full_name);
      await queryClient.invalidateQueries(profileQuery());
      toast(message ?? 'Perfil atualizado.', { title: 'Sucesso!', tone: 'success', duration: 3500 });
      await navigate('/area_do_candidato');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const said = ['phone', 'full_name', 'email'].map((field) => error.firstField(field)).find(Boolean);
      setRefusal(said ?? error.message);
    }
  }

  return (
    <Form
      schema={fields}
      defaultValues={{
        full_name: profile.full_name,
        email: profile.email,
        phone: formatPhone(profile.phone ?? ''),
      }}
      onSubmit={save}
    >
      {refusal && (
        <Alert tone="error" title="Erro!">
          {refusal}
        </Alert>
      )}
      <TextField name="full_name" label="Nome completo" autoComplete="name" dropDigits />
      <EmailField />
      <PhoneField label="Telefone" />
      <SubmitButton>Salvar</SubmitButton>
    </Form>
  );
}
