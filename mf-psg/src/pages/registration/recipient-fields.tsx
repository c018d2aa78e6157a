import { useWatch } from '@portal/ui/form';
import { RadioGroupField } from '@portal/ui/radio-group-field';
import { TextField } from '@portal/ui/text-field';
import { personFields, type RegistrationValues, recipients } from '../../domain/registration-rules.ts';

const { guardian } = personFields;

/** Fields about the recipient; a minor needs a guardian, whose telephone and e-mail the registration may use. */
export function RecipientFields() {
  const recipient = useWatch<RegistrationValues, 'recipient'>({ name: 'recipient' });
  return (
    <>
      <RadioGroupField name="recipient" label="Para quem é a inscrição?" options={recipients} />
      {recipient === 'minor' && (
        <>
          <p>
            Em “Dados pessoais”, informe os da pessoa menor de idade, com o CPF dela. O celular e o e-mail
            podem ser os do responsável.
          </p>
          <TextField name="guardian" label={guardian.label} autoComplete="name" dropDigits />
        </>
      )}
    </>
  );
}
