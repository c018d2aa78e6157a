import { formatDate } from '@portal/contract/format/date';
import { fieldsOf, formatFieldValue } from '@portal/contract/selection-process/registration-field';
import { canTryAgain, type RegistrationFailure } from '@portal/selection-process/data/use-registration';
import { CommitmentTerms } from '@portal/selection-process/parts/commitment-terms';
import { FailureNotes } from '@portal/selection-process/parts/registration-dialogs';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { ConsentFields } from '@portal/ui/consent-fields';
import type { FieldOption } from '@portal/ui/fields';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import {
  type Application,
  educationLevels,
  labelOf,
  personFields,
  situations,
} from '../../domain/application.ts';
import { type Step, titleOf, withStep } from '../../domain/wizard.ts';
import styles from './application.module.css';
import { StepActions } from './step-list.tsx';
import type { WizardControls } from './use-wizard.ts';

interface ReviewStepProps {
  wizard: WizardControls;
  failure: RegistrationFailure;
  /** The application needs the list of cities, which failed to load. */
  lacksCities: boolean;
  locked: boolean;
  onSeen: () => void;
  cityOptions: readonly FieldOption[];
}

/** Step 5, 'Confirmação': summary, documents and submission (B 2.5, B 5, B 8). */
export function ReviewStep({ wizard, failure, lacksCities, locked, onSeen, cityOptions }: ReviewStepProps) {
  const { values, move } = wizard;
  const isPersonRefused = failure?.kind === 'refused' && Object.keys(failure.fields).length > 0;
  return (
    <>
      {summaryOf(values, cityOptions).map((section) => (
        <ReviewSection key={section.step} {...section} locked={locked} />
      ))}
      <CommitmentTerms>
        <p>Quem se inscreve assina este termo na ficha de inscrição, no dia da entrevista:</p>
      </CommitmentTerms>
      <ConsentFields />
      {lacksCities && (
        <Alert tone="error" title="A lista de cidades não respondeu">
          <p>
            Sem ela a inscrição não pode ser enviada. Tudo o que você preencheu continua aqui: tente de novo
            em instantes.
          </p>
        </Alert>
      )}
      <FailureNotes failure={failure} onSeen={onSeen}>
        {isPersonRefused && (
          <Button variant="quiet" onClick={() => move(1)}>
            Alterar dados pessoais
          </Button>
        )}
      </FailureNotes>
      <StepActions onBack={() => move(4)} locked={locked}>
        {canTryAgain(failure) || lacksCities ? 'Tentar de novo' : 'Confirmar'}
      </StepActions>
    </>
  );
}

interface ReviewSectionProps extends SummarySection {
  locked: boolean;
}

/** Summarises a step, with a link back to it (B 2.5). */
function ReviewSection({ step, rows, none, locked }: ReviewSectionProps) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const title = titleOf(step);
  return (
    <section className={`stack gap-3 full pt-4 ${styles.reviewSection}`} aria-label={title}>
      <div className="cluster center between gap-4">
        <h3 className="text-md">{title}</h3>
        <Link
          to={{ search: withStep(search, step) }}
          state={state}
          preventScrollReset
          aria-disabled={locked || undefined}
          onClick={(event) => locked && event.preventDefault()}
          className="target bold nowrap"
        >
          Alterar <span className="visuallyHidden">{title}</span>
        </Link>
      </div>
      {rows.length === 0 && <p className="muted">{none}</p>}
      {rows.map((facts, at) => (
        <dl key={at} className={`facts stack columns gap-3 gap-x-6 ${styles.facts}`}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}

type Fact = readonly [term: string, value: string];

/** Summary of a step by row; `none` if there are no rows. */
interface SummarySection {
  step: Step;
  rows: readonly (readonly Fact[])[];
  none: string;
}

/** Summarises the application before submission, without empty values (B 2.5). */
export function summaryOf(
  application: Application,
  cities: readonly { value: string; label: string }[],
): SummarySection[] {
  const sections: SummarySection[] = [
    { step: 1, rows: [person(application)], none: '' },
    {
      step: 2,
      none: '',
      rows: application.educationalFormations.map((row) => [
        ['Nível', labelOf(educationLevels, row.education_level_id)],
        ['Instituição', row.name],
        ['Curso', row.course],
        ['Data de conclusão', formatDate(row.date_conclusion)],
      ]),
    },
    {
      step: 3,
      none: 'Nenhum curso complementar',
      rows: application.complementaryCourses.map((row) => [
        ['Curso', row.course],
        ['Instituição', row.name],
        ['Carga horária', `${Number(row.workload)} horas`],
        ['Situação', labelOf(situations, row.situation)],
        ['Data de conclusão', formatDate(row.date_conclusion)],
        ['Observação', row.observation],
      ]),
    },
    {
      step: 4,
      none: 'Nenhuma experiência profissional',
      rows: application.professionalExperiences.map((row) => [
        ['Empresa', row.name],
        ['Cargo', row.job_title_name],
        ['Cidade', labelOf(cities, row.city_id) || row.city_name],
        ['Período', `${formatDate(row.start_date)} até ${formatDate(row.end_date) || 'hoje'}`],
        ['Descrição das atividades', row.observation],
      ]),
    },
  ];
  return sections.map((section) => ({ ...section, rows: section.rows.map(dropEmpty) }));
}

const person = (application: Application): Fact[] =>
  fieldsOf(personFields).map(([name, field]) => [field.label, formatFieldValue(field, application[name])]);

const dropEmpty = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value.trim() !== '');
