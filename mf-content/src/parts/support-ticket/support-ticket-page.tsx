import { Container } from '@portal/ui/container';
import { PageHeader } from '@portal/ui/page-header';
import { Link } from 'react-router-dom';
import { SupportTicketForm } from './support-ticket-form.tsx';
import styles from './support-ticket-page.module.css';

interface SupportTicketPageProps {
  lead: string;
  subject: 'courses' | 'any';
}

/** 'Atendimento Senac' with its form (B 2.13). */
export function SupportTicketPage({ lead, subject }: SupportTicketPageProps) {
  return (
    <>
      <PageHeader title="Atendimento Senac" lead={lead} />
      <Container>
        <div className={styles.layout}>
          <SupportTicketForm subject={subject} />
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
