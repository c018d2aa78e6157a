import { call } from '@portal/client/api';
import { useSession } from '@portal/client/session';
import { getMyCurriculum } from '@portal/contract/endpoints/my-curriculum';
import type { Identification } from '@portal/selection-process/rules/identification';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { useFormContext } from '@portal/ui/form';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Application } from '../../domain/application.ts';
import { isBlank, rowsOf } from '../../domain/earlier-curriculum.ts';
import type { WizardControls } from './use-wizard.ts';

/** The logout clears candidates' data. */
const earlierCurriculumQuery = ({ cpf, birthdate }: Identification) =>
  queryOptions({
    queryKey: ['candidate', 'curriculum', cpf, birthdate],
    queryFn: ({ signal }) =>
      call(getMyCurriculum, { headers: { 'x-nif': cpf, 'x-birthdate': birthdate }, signal }),
    retry: false,
  });

interface EarlierCurriculumNoteProps {
  identified: Identification;
  wizard: WizardControls;
}

/** Offers logged-in candidates the curriculum of their last application, while theirs is empty. */
export function EarlierCurriculumNote({ identified, wizard }: EarlierCurriculumNoteProps) {
  const isCandidate = useSession().kind === 'candidate';
  const { data: earlier } = useQuery({ ...earlierCurriculumQuery(identified), enabled: isCandidate });
  const { getValues, reset } = useFormContext<Application>();
  const [isUsed, setUsed] = useState(false);

  function use() {
    if (!earlier) return;
    const values = { ...getValues(), ...rowsOf(earlier.curriculum) };
    wizard.keep(values);
    reset(values);
    setUsed(true);
  }

  if (isUsed) {
    return (
      <Alert tone="success" title="Currículo preenchido">
        Confira as etapas 2 a 4 e mude o que for preciso antes de confirmar.
      </Alert>
    );
  }
  if (!isCandidate || !earlier || !isBlank(wizard.values)) return null;
  return (
    <Alert tone="info" title="Use o currículo da sua última inscrição">
      <p>
        Formação, cursos e experiência da inscrição {earlier.number} preenchem as etapas 2 a 4. Você confere e
        muda o que quiser.
      </p>
      <Button variant="secondary" onClick={use}>
        Usar este currículo
      </Button>
    </Alert>
  );
}
