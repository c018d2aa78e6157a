import { homeQuery } from '@portal/runtime/home-query';
import { useQuery } from '@portal/runtime/query';
import { Link } from '@portal/runtime/router';
import { Container } from '@portal/ui/container';
import { PageHeader } from '@portal/ui/page-header';
import { TicketForm } from './ticket-form.tsx';
import styles from './ticket-page.module.css';

interface TicketPageProps {
  lead: string;
  subject: 'courses' | 'any';
}

/** 'Atendimento Senac' with its form (B 2.13). */
export function TicketPage({ lead, subject }: TicketPageProps) {
  const { data: home } = useQuery(homeQuery());
  return (
    <>
      <PageHeader title="Atendimento Senac" lead={lead} />
      <Container>
        <div className={styles.layout}>
          <TicketForm subject={subject} settings={home?.settings ?? {}} />
          <aside className={styles.aside} aria-labelledby="antes-de-escrever">
            <h2 id="antes-de-escrever">Antes de escrever</h2>
            <ul>
              <li>
                <Link to="/faq">Perguntas frequentes</Link>
              </li>
              <li>
                <Link to="/unidades">Telefones e endereços das unidades</Link>
              </li>
              <li>
                <Link to="/cursos">Cursos com turmas abertas</Link>
              </li>
            </ul>
          </aside>
        </div>
      </Container>
    </>
  );
}
