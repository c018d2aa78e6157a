import { profileQuery } from '@portal/client/access/profile.queries';
import { type ApiError, callWithMessage } from '@portal/client/api';
import { renameCandidate } from '@portal/client/session';
import { toast } from '@portal/client/toasts';
import { now } from '@portal/contract/clock';
import { type Profile, saveProfile } from '@portal/contract/endpoints/auth';
import { birthDay } from '@portal/contract/endpoints/fields';
import { localDay } from '@portal/contract/format/calendar';
import { formatPhone } from '@portal/contract/format/phone';
import { unmasked } from '@portal/contract/validators/unmasked';
import { BirthdateField } from '@portal/ui/birthdate-field';
import { EmailField, PhoneField } from '@portal/ui/contact-fields';
import { Form, SubmitButton, type UseFormReturn } from '@portal/ui/form';
import { PasswordField } from '@portal/ui/password-field';
import { TextField } from '@portal/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

const { shape } = saveProfile.body;
const fields = z.object({
  ...shape,
  phone: unmasked('phone', shape.phone),
  /** Present only if the server allows a correction. */
  birthdate: z.optional(birthDay()),
  /** Requested only if the server requires it; not part of the profile. */
  password: z.string(),
});

type Fields = z.infer<typeof fields>;

const toFields = (profile: Profile): Fields => ({
  full_name: profile.full_name,
  email: profile.email,
  phone: formatPhone(profile.phone ?? ''),
  birthdate: (profile.birthdate_verified === false && profile.birthdate) || undefined,
  password: '',
});

interface ProfileFormProps {
  profile: Profile;
  /** Called after a new e-mail was saved that must be confirmed with a code. */
  onEmailAsked: (email: string) => void;
}

/**
 * Saves the profile; shows the server's messages at their fields (B 5, B 8). Requests the password for a new e-mail if
 * the server requires it, and stays open if the server sends a code.
 */
export function ProfileForm({ profile, onEmailAsked }: ProfileFormProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [today] = useState(() => localDay(now()));
  const [asksPassword, setAsksPassword] = useState(false);

  async function save({ password, ...body }: Fields, form: UseFormReturn<Fields>) {
    const { data, message } = await callWithMessage(saveProfile, {
      body,
      // Headers are limited to Latin 1.
      headers: { 'x-password': asksPassword ? encodeURIComponent(password) : undefined },
    });
    renameCandidate(body.full_name);
    toast(message ?? 'Perfil atualizado.', { title: 'Sucesso!', tone: 'success', duration: 3500 });
    setAsksPassword(false);
    if (data.pending_email) {
      queryClient.setQueryData(profileQuery().queryKey, data);
      form.reset(toFields(data));
      onEmailAsked(data.pending_email);
      return;
    }
    await queryClient.invalidateQueries(profileQuery());
    await navigate('/area_do_candidato');
  }

  function tell(error: ApiError) {
    if (error.firstField('password') !== null) return setAsksPassword(true);
    const fieldText = ['phone', 'full_name', 'email', 'birthdate']
      .map((field) => error.firstField(field))
      .find(Boolean);
    toast(fieldText ?? error.message, { title: 'Erro!', tone: 'error', duration: 3500 });
  }

  return (
    <Form schema={fields} defaultValues={toFields(profile)} onSubmit={save} onServerError={tell}>
      <TextField name="full_name" label="Nome completo" autoComplete="name" dropDigits />
      <EmailField />
      <PhoneField label="Telefone" />
      {profile.birthdate_verified === false && (
        <BirthdateField
          name="birthdate"
          label="Data de nascimento"
          hint="Corrija se não for a do documento: muda também nas inscrições em aberto."
          today={today}
        />
      )}
      {asksPassword && (
        <PasswordField name="password" label="Senha" autoComplete="current-password" maxLength={20} />
      )}
      <SubmitButton>Salvar</SubmitButton>
    </Form>
  );
}
