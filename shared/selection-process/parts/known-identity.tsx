import { formatTaxId } from '@portal/contract/format/tax-id';
import { useFormContext } from '@portal/ui/form';
import { useEffect, useState } from 'react';
import type { Identification } from '../rules/identification.ts';
import { useKnownIdentity } from './use-known-identity.ts';

/**
 * Prefills the identification of a logged-in candidate whose profile loaded after the dialog opened, unless something
 * was typed; it can be overwritten for another person.
 */
export function KnownIdentity() {
  const { cpf, birthdate } = useKnownIdentity() ?? {};
  const { getValues, setValue } = useFormContext<Identification>();
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    if (!cpf || !birthdate || getValues(['cpf', 'birthdate']).some((typed) => typed !== '')) return;
    setValue('cpf', formatTaxId(cpf));
    setValue('birthdate', birthdate);
    setFilled(true);
  }, [cpf, birthdate, getValues, setValue]);
  return filled ? (
    <p role="status">
      Preenchemos com os dados da sua conta: é só confirmar. Se a inscrição é de outra pessoa, troque-os.
    </p>
  ) : null;
}
