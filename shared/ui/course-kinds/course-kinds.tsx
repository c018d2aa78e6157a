import { programmes } from '@portal/contract/institution/programmes';
import { Link } from 'react-router-dom';
import { Disclosure } from '../disclosure/disclosure.tsx';

/** Differences between free courses, the free-course programme and paid courses: the portal's only text about them. */
export const CourseKinds = () => (
  <Disclosure summary="Curso livre, PSG ou curso pago: qual é a diferença?">
    <dl className="stack fitted gap-x-8">
      <div>
        <dt className="bold">
          <Link to="/cursos-livres">Curso livre</Link>
        </dt>
        <dd className="text-sm">
          Gratuito e aberto a todas as pessoas. A matrícula é direta, enquanto houver vagas na turma.
        </dd>
      </div>
      <div>
        <dt className="bold">
          <Link to="/psg">PSG, o {programmes.psg}</Link>
        </dt>
        <dd className="text-sm">
          Gratuito, para quem tem renda familiar de até dois salários mínimos federais por pessoa. As vagas
          saem em editais, e a ordem de inscrição decide.
        </dd>
      </div>
      <div>
        <dt className="bold">
          <Link to="/cursos">Curso pago</Link>
        </dt>
        <dd className="text-sm">
          Presencial ou a distância, com preço, parcelas e descontos na página de cada curso. Qualquer pessoa
          se matricula.
        </dd>
      </div>
    </dl>
  </Disclosure>
);
