import { DateField } from '@portal/ui/date-field';
import { SelectField } from '@portal/ui/select-field';
import { TextField } from '@portal/ui/text-field';
import { TextareaField } from '@portal/ui/textarea-field';
import { situations } from '../../domain/wizard-lists.ts';
import styles from './open-wizard.module.css';
import { RowList } from './row-list.tsx';
import { StepActions } from './step-actions.tsx';
import type { WizardControls } from './use-wizard.ts';

/** Step 3, 'Curso Complementar' (B 2.5, B 5). Applicants without courses confirm that. */
export const CourseStep = ({ wizard }: { wizard: WizardControls }) => (
  <>
    <RowList
      list="complementaryCourses"
      wizard={wizard}
      rowTitle="Curso"
      addLabel="Adicionar curso"
      none={{
        declare: 'Não tenho cursos complementares',
        text: 'Nenhum curso complementar: você pode avançar assim.',
      }}
    >
      {(path) => (
        <>
          <TextField name={`${path}.course`} label="Curso" maxLength={255} autoComplete="off" />
          <TextField name={`${path}.name`} label="Instituição" maxLength={255} autoComplete="off" />
          <div className={styles.pair}>
            <TextField
              name={`${path}.workload`}
              label="Carga horária (horas)"
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
            />
            <SelectField name={`${path}.situation`} label="Situação" options={situations} />
            <DateField
              name={`${path}.date_conclusion`}
              label="Data de conclusão"
              hint="Em andamento, a data prevista."
            />
          </div>
          <TextareaField name={`${path}.observation`} label="Observação" optional rows={3} maxLength={2000} />
        </>
      )}
    </RowList>
    <StepActions onBack={() => wizard.move({ kind: 'back' })} />
  </>
);
