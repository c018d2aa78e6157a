import { cityOptionsQuery } from '@portal/client/cities/city-options';
import { DateField } from '@portal/ui/date-field';
import { useFormContext } from '@portal/ui/form';
import { TextField } from '@portal/ui/text-field';
import { TextareaField } from '@portal/ui/textarea-field';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Application } from '../../domain/application.ts';
import { resolveCities } from '../../domain/resolve-cities.ts';
import { CityField } from './city-field.tsx';
import styles from './open-wizard.module.css';
import { RowList } from './row-list.tsx';
import { StepActions } from './step-actions.tsx';
import type { WizardControls } from './use-wizard.ts';

interface ExperienceStepProps {
  wizard: WizardControls;
  /** yyyy-mm-dd */
  today: string;
}

/** Step 4, 'Experiência Profissional' (B 2.5, B 5). Applicants without experience confirm that. */
export function ExperienceStep({ wizard, today }: ExperienceStepProps) {
  useTypedCities();
  return (
    <>
      <RowList
        list="professionalExperiences"
        wizard={wizard}
        rowTitle="Experiência"
        addLabel="Adicionar experiência"
        none={{
          declare: 'Não tenho experiência profissional',
          text: 'Nenhuma experiência profissional: você pode avançar assim.',
        }}
      >
        {(path) => (
          <>
            <TextField name={`${path}.name`} label="Empresa" maxLength={50} autoComplete="organization" />
            <TextField
              name={`${path}.job_title_name`}
              label="Cargo"
              maxLength={255}
              autoComplete="organization-title"
            />
            <CityField name={`${path}.city_id`} typedName={`${path}.city_name`} label="Cidade" />
            <div className={styles.pair}>
              <DateField name={`${path}.start_date`} label="Data de início" max={today} />
              <DateField
                name={`${path}.end_date`}
                label="Data de saída"
                optional
                hint="Em branco se ainda trabalha lá."
              />
            </div>
            <TextareaField
              name={`${path}.observation`}
              label="Descrição das atividades"
              rows={4}
              maxLength={2000}
            />
          </>
        )}
      </RowList>
      <StepActions onBack={() => wizard.move({ kind: 'back' })} />
    </>
  );
}

/** Selects typed cities from the list once it is loaded. */
function useTypedCities(): void {
  const { data: options } = useQuery(cityOptionsQuery());
  const { getValues, setValue } = useFormContext<Application>();
  useEffect(() => {
    if (!options) return;
    const { professionalExperiences } = resolveCities(getValues(), options);
    for (const [at, { city_id }] of professionalExperiences.entries()) {
      if (city_id !== getValues(`professionalExperiences.${at}.city_id`)) {
        setValue(`professionalExperiences.${at}.city_id`, city_id);
      }
    }
  }, [options, getValues, setValue]);
}
