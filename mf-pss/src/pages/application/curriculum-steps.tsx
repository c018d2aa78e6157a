import { cityOptionsQuery } from '@portal/client/cities/city-options';
import { dismissPassing, toast } from '@portal/client/toasts';
import { capital } from '@portal/contract/institution/names';
import { ownState } from '@portal/contract/institution/own-state';
import { Button } from '@portal/ui/button';
import { ComboboxField } from '@portal/ui/combobox-field';
import { DateField } from '@portal/ui/date-field';
import { SelectField, TextareaField, TextField } from '@portal/ui/fields';
import { FormSection, useFieldArray, useFormContext, useWatch } from '@portal/ui/form';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type Application,
  blankRows,
  courseOfLevel,
  educationLevels,
  elementary,
  isBlankList,
  type ListName,
  maximumRows,
  minimumRows,
  resolveCities,
  situations,
} from '../../domain/application.ts';
import { addRow, getStepErrorMessage, type WizardError } from '../../domain/wizard.ts';
import styles from './application.module.css';
import type { WizardControls } from './use-wizard.ts';

/** Step 2, 'Formação Educacional' (B 2.5, B 5). */
export const FormationStep = ({ wizard }: { wizard: WizardControls }) => (
  <RowList list="educationalFormations" wizard={wizard} rowTitle="Formação" addLabel="Adicionar formação">
    {(path) => <FormationFields path={path} />}
  </RowList>
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
      <div className={`stack alignEnd gap-6 ${styles.pair}`}>
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

/** Step 3, 'Curso Complementar' (B 2.5, B 5). Applicants without courses confirm that. */
export const CourseStep = ({ wizard }: { wizard: WizardControls }) => (
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
        <div className={`stack alignEnd gap-6 ${styles.pair}`}>
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
);

/** Step 4, 'Experiência Profissional' (B 2.5, B 5). Applicants without experience confirm that. */
export function ExperienceStep({ wizard, today }: { wizard: WizardControls; today: string }) {
  useTypedCities();
  return (
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
          <CityField path={path} />
          <div className={`stack alignEnd gap-6 ${styles.pair}`}>
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

/** City of the list (A 3). Until it loads, the city can be typed and is matched later. */
function CityField({ path }: { path: string }) {
  const cities = useQuery(cityOptionsQuery());
  const chosen: string = useWatch({ name: `${path}.city_id` });
  const typed: string = useWatch({ name: `${path}.city_name` });
  if (cities.data) {
    return (
      <ComboboxField
        name={`${path}.city_id`}
        label="Cidade"
        options={cities.data}
        hint={chosen === '' && typed ? `Você escreveu “${typed}”: escolha a cidade na lista.` : undefined}
      />
    );
  }
  return (
    <div className="stack start gap-1 full">
      <TextField
        name={`${path}.city_name`}
        label="Cidade"
        maxLength={255}
        hint={
          cities.isError
            ? 'Não foi possível carregar a lista de cidades. Escreva a cidade e o estado e siga em frente: conferimos antes do envio.'
            : `Escreva a cidade e o estado, como “${capital} - ${ownState}”.`
        }
      />
      {cities.isError && (
        <Button variant="quiet" busy={cities.isFetching} onClick={() => void cities.refetch()}>
          Carregar a lista de novo
        </Button>
      )}
    </div>
  );
}

interface RowListProps {
  list: ListName;
  wizard: WizardControls;
  /** Heading of a row without its number: "Formação". */
  rowTitle: string;
  addLabel: string;
  /** Replaces the rows if there are none; undefined if one is required. */
  none?: { declare: string; text: string };
  /** Renders the fields of a row, whose paths begin with `path`. */
  children: (path: string) => ReactNode;
}

/** Lists the rows of a step with buttons to add and remove them (B 2.5, B 5). */
function RowList({ list, wizard, rowTitle, addLabel, none, children }: RowListProps) {
  const { getValues, setError, setFocus, clearErrors, reset } = useFormContext<Application>();
  const { fields } = useFieldArray<Application, ListName>({ name: list });
  const rows = useWatch<Application, ListName>({ name: list });
  const region = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const first = Object.keys(blankRows[list])[0];

  // Focuses an added row.
  useEffect(() => {
    if (added !== null && added < fields.length) setFocus(`${list}.${added}.${first}` as ListName);
  }, [added, fields.length, list, first, setFocus]);

  function showError(refusal: WizardError) {
    if (refusal.kind === 'too-many-rows') toast(`Use no máximo ${maximumRows} linhas`);
    if (refusal.kind !== 'incomplete') return;
    toast(getStepErrorMessage(refusal.issues.map(({ message }) => message)));
    for (const { path, message } of refusal.issues) setError(path as ListName, { type: 'add', message });
    const [missing] = refusal.issues;
    if (missing) setFocus(missing.path as ListName);
  }

  /** A new row shows no errors for empty fields. */
  function replaceRows(changed: Application[ListName]) {
    reset({ [list]: changed });
    wizard.keep({ [list]: changed });
  }

  function add() {
    clearErrors(list);
    dismissPassing();
    const result = addRow(list, { ...wizard.values, ...getValues() }, wizard.context);
    if ('refusal' in result) return showError(result.refusal);
    replaceRows(result.rows);
    setAdded(result.rows.length - 1);
  }

  function remove(row: number) {
    replaceRows(getValues(list).filter((_, at) => at !== row) as Application[ListName]);
    setAdded(null);
    // The button disappears with its row: the focus stays in the list.
    region.current?.focus();
  }

  return (
    <div ref={region} tabIndex={-1} className="stack gap-6">
      {fields.length === 0 && none && <p>{none.text}</p>}
      {fields.map(({ id }, row) => (
        <div key={id} className="full ruled shrinks">
          <FormSection title={`${rowTitle} ${row + 1}`}>{children(`${list}.${row}`)}</FormSection>
          {fields.length > minimumRows[list] && (
            <div className="mt-3">
              <Button variant="quiet" onClick={() => remove(row)}>
                {none && isBlankList(rows) ? (
                  none.declare
                ) : (
                  <>
                    Remover <span className="visuallyHidden">{`${rowTitle.toLowerCase()} ${row + 1}`}</span>
                  </>
                )}
              </Button>
            </div>
          )}
        </div>
      ))}
      <Button variant="secondary" onClick={add}>
        {addLabel}
      </Button>
    </div>
  );
}
