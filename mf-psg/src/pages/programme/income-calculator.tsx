import { cataloguePage } from '@portal/client/catalogue/catalogue-query';
import { storage } from '@portal/client/storage';
import { now } from '@portal/contract/clock';
import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import type { Settings } from '@portal/contract/endpoints/home';
import { formatDate } from '@portal/contract/format/date';
import { formatCents } from '@portal/contract/format/money';
import { parseAmount } from '@portal/contract/format/parse-amount';
import type { Process } from '@portal/selection-process/rules/process';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { FormField } from '@portal/ui/form-field';
import fieldStyles from '@portal/ui/form-field/form-field.module.css';
import { OtherPlaces } from '@portal/ui/other-places';
import { PlainSelect } from '@portal/ui/plain-field';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { takeFocus } from '@portal/ui/take-focus';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Ref, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Eligibility, eligibility, incomeLimit } from '../../domain/eligibility.ts';
import { cityNames, listOtherPlaces, type NearCourse, nearCourses } from '../../domain/near-courses.ts';
import { openNotices, type PsgOffer, psg } from '../../domain/psg.ts';
import styles from './programme.module.css';

/** Incomes as typed (A 5.4). */
const initialIncomes: readonly { key: number; text: string }[] = [
  { key: 0, text: '' },
  { key: 1, text: '' },
];

interface IncomeCalculatorProps {
  settings: Settings | undefined;
  /** Undefined while unknown. */
  processes: readonly Process<PsgOffer>[] | undefined;
}

/** Shows the requirements, and a calculator of the family's eligibility (A 2.8, A 5.4). */
export function IncomeCalculator({ settings, processes }: IncomeCalculatorProps) {
  const [incomes, setIncomes] = useState(initialIncomes);
  const [added, setAdded] = useState<number | null>(null);
  const people = useRef<HTMLFieldSetElement>(null);
  const limit = incomeLimit(settings);
  const result = eligibility(
    incomes.map(({ text }) => text),
    limit.cents,
  );

  function add() {
    const key = Math.max(...incomes.map((income) => income.key)) + 1;
    setIncomes([...incomes, { key, text: '' }]);
    setAdded(key);
  }

  function remove(index: number) {
    // The button disappears with its field: the focus moves to a neighbour.
    people.current?.querySelectorAll('input')[index === 0 ? 1 : index - 1]?.focus();
    setIncomes(incomes.filter((_, at) => at !== index));
  }

  return (
    <Section title="Calculadora de elegibilidade" tone="rio" id="calculadora">
      <div className="stack gap-3 measure mb-6">
        <p>
          O programa é para quem tem renda familiar mensal de até 2 salários mínimos federais por pessoa. Some
          a renda de todas as pessoas da casa e divida pelo número de pessoas, contando as que não têm renda.
        </p>
        <p className="tabular">
          Limite: <strong>{formatCents(limit.cents)}</strong>{' '}
          <span>
            {limit.since ? `por pessoa, em vigor desde ${formatDate(limit.since)}.` : 'por pessoa.'}
          </span>
        </p>
        <noscript>
          <p>A calculadora precisa de JavaScript; a conta acima pode ser feita à mão.</p>
        </noscript>
      </div>
      <div className="cluster alignStart gap-6 gap-x-8">
        <fieldset ref={people} className={`stack start ${styles.people}`}>
          <legend className="text-md bold mb-4">Renda mensal de cada pessoa da casa</legend>
          {incomes.map(({ key, text }, index) => (
            <div key={key} className={`cluster alignEnd gap-2 full ${styles.person}`}>
              <MoneyField
                ref={key === added ? takeFocus : undefined}
                label={`Pessoa ${index + 1} (0 se não tem renda)`}
                value={text}
                onChange={(typed) =>
                  setIncomes(incomes.map((income) => (income.key === key ? { key, text: typed } : income)))
                }
              />
              {incomes.length > 1 && (
                <Button
                  variant="quiet"
                  aria-label={`Remover pessoa ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  Remover
                </Button>
              )}
            </div>
          ))}
          <Button variant="secondary" onClick={add}>
            Adicionar pessoa
          </Button>
        </fieldset>
        <div className={`stack gap-5 shrinks ${styles.answer}`}>
          <EligibilityResult result={result} limit={limit.cents} />
          {result.kind === 'decided' && result.result === 1 && processes && (
            <OpenNotices processes={processes} />
          )}
        </div>
      </div>
      {result.kind === 'decided' && <FreeCourses />}
    </Section>
  );
}

/** Reasons for a missing result. */
const missingResultTexts = {
  unreadable: {
    title: 'Há um valor a corrigir',
    text: (whose: string) => `Corrija ${whose} para ver o resultado.`,
  },
  incomplete: {
    title: 'Falta informar a renda',
    text: (whose: string) => `Preencha ${whose} para ver o resultado.`,
  },
} as const;

const resultTexts = {
  0: {
    title: 'Nenhuma renda informada',
    text: 'A calculadora só responde quando alguém da casa tem renda. Veja no edital como declarar que não há renda.',
  },
  1: {
    title: 'Sim, você está apto a participar!',
    text: 'Apta ou apto pela renda, que está dentro do limite por pessoa. Cada curso também pede idade e escolaridade: confira no edital.',
  },
  2: {
    title: 'Você não está habilitado!',
    text: 'A renda por pessoa é maior do que o programa exige. Habilitada ou habilitado é quem fica até o limite.',
  },
} as const;

/** Shows the calculator's result and its sum, and announces changes (A 5.4). */
function EligibilityResult({ result, limit }: { result: Eligibility; limit: number }) {
  const said = describeResult(result);
  return (
    <div
      className={`card stack gap-5 p-6 ${styles.result}`}
      data-result={result.kind === 'decided' ? result.result : undefined}
    >
      <div role="status" aria-live="polite" className="stack gap-2">
        <p className={`heading text-lg ${styles.resultTitle}`}>{said.title}</p>
        <p>{said.text}</p>
      </div>
      {result.kind !== 'decided' ? (
        <p key="rule" className="tabular hairTop pt-4">
          Soma das rendas ÷ número de pessoas = renda por pessoa
        </p>
      ) : (
        <p key="sum" className="tabular hairTop pt-4">
          <span>{formatFormula(result)}</span> <strong>{formatCents(result.average)}</strong> por pessoa.{' '}
          <span>{`O limite é ${formatCents(limit)}.`}</span>
        </p>
      )}
    </div>
  );
}

function formatFormula({ incomes, exact }: Extract<Eligibility, { kind: 'decided' }>): string {
  const people = incomes.length === 1 ? '1 pessoa' : `${incomes.length} pessoas`;
  return `(${incomes.map(formatCents).join(' + ')}) ÷ ${people} ${exact ? '=' : '≈'}`;
}

function describeResult(result: Eligibility): { title: string; text: string } {
  if (result.kind === 'decided') return resultTexts[result.result];
  const { title, text } = missingResultTexts[result.kind];
  const people = new Intl.ListFormat('pt-BR');
  return { title, text: text(people.format(result.places.map((place) => `a Pessoa ${place}`))) };
}

/** Lists the open notices for eligible visitors. */
function OpenNotices({ processes }: { processes: readonly Process<PsgOffer>[] }) {
  const notices = openNotices(processes, now());
  return (
    <section aria-labelledby="editais-abertos" className="stack gap-3">
      <h3 id="editais-abertos" className="text-md">
        Onde se inscrever agora
      </h3>
      {notices.length === 0 ? (
        <p>Nenhum edital recebe inscrições neste momento. Veja as datas na lista de processos abertos.</p>
      ) : (
        <ul className="stack gap-3">
          {notices.map(({ id, name, offers }) => (
            <li key={id}>
              <Link to={psg.noticePath(id)} className="bold">
                {name}
              </Link>
              <p className="text-sm">
                {offers.map((offer) => `${offer.name} (até ${formatDate(offer.end_date)})`).join(', ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface MoneyFieldProps {
  label: string;
  /** Text as typed, such as "1.234,50" or "R$ 1234.50"; see `parseAmount`. */
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Amount in reais, outside of submitted forms. The text stays as typed; unreadable text is reported on blur. */
function MoneyField({ label, value, onChange, ref }: MoneyFieldProps) {
  const id = useId();
  const [left, setLeft] = useState(false);
  const amount = parseAmount(value);
  const error = left && amount.kind === 'unreadable' ? amount.text : undefined;
  return (
    <FormField id={id} label={label} error={error}>
      <span className={`overlaid ${styles.amount}`}>
        <span aria-hidden="true" className={`muted mt-1 ${styles.sign}`}>
          R$
        </span>
        <input
          id={id}
          ref={ref}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className={`${fieldStyles.control} tabular`}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onFocus={() => setLeft(amount.kind === 'unreadable')}
          onBlur={() => setLeft(true)}
        />
      </span>
    </FormField>
  );
}

/** Storage key of the last chosen city. Only this module uses it. */
const KEY = 'cidade';

const MAX_COURSES = 4;

/** Lists free courses without selection, nearest to the chosen city first. Rendered only in browsers. */
function FreeCourses() {
  const titleId = useId();
  const [city, setCity] = useState(() => storage.read(KEY) ?? '');
  const query = useQuery(freeCoursesQuery(city));
  const choose = (chosen: string) => {
    setCity(chosen);
    storage.write(KEY, chosen);
  };
  return (
    <section aria-labelledby={titleId} className="stack measure mt-8">
      <h3 id={titleId} className="text-md">
        Você também pode fazer, sem comprovar renda
      </h3>
      <AsyncRegion
        query={query}
        loading={<Skeleton kind="text" count={4} label="Procurando cursos perto de você…" />}
        empty={({ courses }) => nearCourses(courses, city, now()).length === 0}
        emptyState={<EmptyState title="Nenhum curso livre com vagas neste momento" />}
        failedTitle="Não foi possível procurar os cursos livres"
      >
        {({ courses, cities }) => (
          <div className="stack start">
            <PlainSelect
              label="Sua cidade"
              value={cities.includes(city) ? city : ''}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">Todas as cidades</option>
              {cities.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </PlainSelect>
            <Elsewhere city={city} courses={courses} />
            <ul className="stack gap-3">
              {nearCourses(courses, city, now())
                .slice(0, MAX_COURSES)
                .map((course) => (
                  <Course key={course.id} {...course} />
                ))}
            </ul>
            <Link to="/cursos-livres">Ver todos os cursos livres</Link>
          </div>
        )}
      </AsyncRegion>
    </section>
  );
}

const Elsewhere = ({ city, courses }: { city: string; courses: readonly CatalogueCourse[] }) => {
  const places = listOtherPlaces(courses, city, now());
  return (
    places.length > 0 && (
      <OtherPlaces
        kind="city"
        missing={city}
        what="curso livre"
        places={places}
        to={({ name }) => `/cursos-livres?${new URLSearchParams({ city: name })}`}
      />
    )
  );
};

function Course({ id, title, classId, city, unit, start }: NearCourse) {
  const place = city && unit && city !== unit ? `${city} (${unit})` : (city ?? unit);
  return (
    <li className="stack start gap-0">
      <Link to={`/detalhes/${id}?turma=${classId}`} className="bold">
        {title}
      </Link>
      <span className="text-sm">
        {[place, start && `começa em ${formatDate(start)}`].filter(Boolean).join(', ')}
      </span>
    </li>
  );
}

/** Loads free courses with vacancies, those in a city and the first of all, and the cities to choose from. */
const freeCoursesQuery = (city: string) =>
  queryOptions({
    queryKey: ['free-courses', city],
    queryFn: async (asking) => {
      const filters = { modality: '1', vacancies: '1', size: '24' };
      const [all, local] = await Promise.all([
        cataloguePage(filters, asking),
        city === '' ? null : cataloguePage({ ...filters, city }, asking),
      ]);
      const courses = [...(local?.groups ?? []), ...all.groups].flatMap((group) => group.courses);
      return { courses, cities: cityNames(all.facets.city.map(({ value }) => value)) };
    },
    placeholderData: keepPreviousData,
  });
