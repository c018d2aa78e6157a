import { profileQuery } from '@portal/runtime/access/profile.queries';
import type { Identification } from '@portal/runtime/selection-process/identification';
import { knownIdentity } from '@portal/runtime/selection-process/known-identity';
import { useSession } from '@portal/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormContext } from '../form/form.tsx';

/**
 * Fills the identification in for a candidate who is logged in, where the server says who they are and nobody was
 * faster; for somebody else it can be typed over.
 */
export function KnownIdentity() {
  const { kind } = useSession();
  const { data } = useQuery({ ...profileQuery(), enabled: kind === 'candidate' });
  const known = kind === 'candidate' && data ? knownIdentity(data) : null;
  const { getValues, setValue } = useFormContext<Identification>();
  const [filled, setFilled] = useState(false);
  const { cpf, birthdate } = known ?? {};
  useEffect(() => {
    if (!cpf || !birthdate || getValues(['cpf', 'birthdate']).some((typed) => typed !== '')) return;
    setValue('cpf', cpf);
    setValue('birthdate', birthdate);
    setFilled(true);
  }, [cpf, birthdate, getValues, setValue]);
  return filled ? (
    <p role="status">
      Preenchemos com os dados da sua conta: é só confirmar. Se a inscrição é de outra pessoa, troque-os.
    </p>
  ) : null;
}
