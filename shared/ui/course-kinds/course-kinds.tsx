import { programmes } from '@portal/contract/institution/programmes';
import { Link } from 'react-router-dom';
import { Disclosure } from '../disclosure/disclosure.tsx';
import styles from './course-kinds.module.css';

/** Differences between free courses, the free-course programme and paid courses: the portal's only text about them. */
export const CourseKinds = () => (
  <Disclosure summary="Curso livre, PSG ou curso pago: qual é a diferença?">
    <dl className={`stack gap-x-8 ${styles.kinds}`}>
      <div>
        <dt>
          <Link to="/cursos-livres">Curso livre</Link>
        </dt>
        <dd>Gratuito e aberto a todas as pessoas. A matrícula é direta, enquanto houver vagas na turma.</dd>
      </div>
      <div>
        <dt>
          <Link to="/psg">PSG, o {programmes.psg}</Link>
        </dt>
        <dd>
          Gratuito, para quem tem renda familiar de até dois salários mínimos federais por pessoa. As vagas
          saem em editais, e a ordem de inscrição decide.
        </dd>
      </div>
      <div>
        <dt>
          <Link to="/cursos">Curso pago</Link>
        </dt>
        <dd>
          Presencial ou a distância, com preço, parcelas e descontos na página de cada curso. Qualquer pessoa
          se matricula.
        </dd>
      </div>
    </dl>
  </Disclosure>
);
