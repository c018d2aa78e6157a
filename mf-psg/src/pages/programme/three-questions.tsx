import { now } from '@portal/contract/clock';
import type { Settings } from '@portal/contract/endpoints/home';
import { formatCents } from '@portal/contract/format/money';
import { schoolingLevels } from '@portal/contract/selection-process/coded-values';
import type { Process } from '@portal/selection-process/rules/process';
import { PlainInput, PlainSelect } from '@portal/ui/plain-field';
import { Section } from '@portal/ui/section';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  decideEligibility,
  type EligibilityAnswers,
  type EligibilityDecision,
  incomeLimit,
} from '../../domain/eligibility.ts';
import { openNotices, type PsgOffer, psg } from '../../domain/psg.ts';

interface ThreeQuestionsProps {
  settings: Settings | undefined;
  processes: readonly Process<PsgOffer>[];
}

/** Shows for which open courses a visitor is eligible by income, age and schooling. */
export function ThreeQuestions({ settings, processes }: ThreeQuestionsProps) {
  const [answers, setAnswers] = useState<EligibilityAnswers>({ income: '', age: '', schooling: '' });
  const answer = (given: Partial<EligibilityAnswers>) => setAnswers({ ...answers, ...given });
  const limit = formatCents(incomeLimit(settings).cents);
  return (
    <Section title="Posso participar? Três perguntas" id="tres-perguntas" tone="areia">
      <noscript>
        <p>As perguntas precisam de JavaScript; cada edital diz a renda, a idade e a escolaridade.</p>
      </noscript>
      <div className="stack fitted alignEnd gap-x-6">
        <PlainSelect
          label="Renda por pessoa da casa"
          value={answers.income}
          onChange={({ target }) => answer({ income: target.value as EligibilityAnswers['income'] })}
        >
          <option value="">Escolha</option>
          <option value="within">{`Até ${limit} por mês`}</option>
          <option value="above">{`Mais de ${limit} por mês`}</option>
          <option value="unknown">Não sei</option>
        </PlainSelect>
        <PlainInput
          label="Idade, em anos"
          type="number"
          min={0}
          max={120}
          autoComplete="off"
          value={answers.age}
          onChange={({ target }) => answer({ age: target.value })}
        />
        <PlainSelect
          label="Escolaridade"
          value={answers.schooling}
          onChange={({ target }) => answer({ schooling: target.value })}
        >
          <option value="">Escolha</option>
          {schoolingLevels.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </PlainSelect>
      </div>
      <div role="status" className="stack gap-3 measure mt-6">
        <Decision decision={decideEligibility(answers, openNotices(processes, now()))} />
      </div>
    </Section>
  );
}

function Decision({ decision }: { decision: EligibilityDecision }) {
  if (decision.kind === 'unanswered') {
    return <p>Responda às três perguntas para ver em quais cursos você pode se inscrever agora.</p>;
  }
  if (decision.kind === 'above-limit') {
    return (
      <p>
        O programa é para quem tem renda menor. Há cursos sem comprovação de renda em{' '}
        <Link to="/cursos-livres">Cursos livres</Link>.
      </p>
    );
  }
  const { courses, isIncomeKnown } = decision;
  return (
    <>
      {!isIncomeKnown && (
        <p>
          Falta conferir a renda: faça a conta na <a href="#calculadora">calculadora</a>.
        </p>
      )}
      {courses.length === 0 ? (
        <p>
          Nenhum curso com inscrições abertas combina com a sua idade e escolaridade agora. Há outros, sem
          seleção, em <Link to="/cursos-livres">Cursos livres</Link>.
        </p>
      ) : (
        <>
          <p className="bold">
            {courses.length === 1
              ? 'Você pode se inscrever em 1 curso agora'
              : `Você pode se inscrever em ${courses.length} cursos agora`}
          </p>
          <ul className="stack gap-3">
            {courses.map(({ id, name, notice, deadline, condition }) => (
              <li key={id} className="stack start gap-0">
                <Link to={psg.noticePath(notice.id)} className="bold">
                  {name}
                </Link>
                <span className="text-sm">
                  {notice.name}, até {deadline}
                </span>
                {condition && <span className="text-sm">{condition}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
