import { DateField } from '@portal/ui/date-field';
import { useFormContext, useWatch } from '@portal/ui/form';
import { SelectField } from '@portal/ui/select-field';
import { TextField } from '@portal/ui/text-field';
import { useEffect } from 'react';
import { courseOfLevel, elementary } from '../../domain/formation-course.ts';
import { educationLevels } from '../../domain/wizard-lists.ts';
import styles from './open-wizard.module.css';
import { RowList } from './row-list.tsx';
import { StepActions } from './step-actions.tsx';
import type { WizardControls } from './use-wizard.ts';

/** Step 2, 'Formação Educacional' (B 2.5, B 5). */
export const FormationStep = ({ wizard }: { wizard: WizardControls }) => (
  <>
    <RowList list="educationalFormations" wizard={wizard} rowTitle="Formação" addLabel="Adicionar formação">
      {(path) => <FormationFields path={path} />}
    </RowList>
    <StepActions onBack={() => wizard.move({ kind: 'back' })} />
  </>
);

function FormationFields({ path }: { path: string }) {
  const { setValue } = useFormContext();
  const level: string = useWatch({ name: `${path}.education_level_id` }) ?? '';
  const course: string = useWatch({ name: `${path}.course` }) ?? '';
  const fitting = courseOfLevel(level, course);
  useEffect(() => {
    if (fitting !== course) setValue(`${path}.course`, fitting);
  }, [fitting, course, path, setValue]);
  return (
    <>
      <SelectField name={`${path}.education_level_id`} label="Nível" options={educationLevels} />
      <TextField name={`${path}.name`} label="Instituição" maxLength={255} autoComplete="off" />
      <div className={styles.pair}>
        <TextField
          name={`${path}.course`}
          label="Curso"
          maxLength={255}
          readOnly={level === elementary.level}
          autoComplete="off"
        />
        <DateField
          name={`${path}.date_conclusion`}
          label="Data de conclusão"
          hint="Se ainda estuda, a data prevista."
        />
      </div>
    </>
  );
}
