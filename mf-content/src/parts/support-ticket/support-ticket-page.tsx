import { brand } from '@portal/contract/institution/names';
import { Container } from '@portal/ui/container';
import { PageHeader } from '@portal/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { UnitContact } from '../unit-contact.tsx';
import { unitsQuery } from '../units.queries.ts';
import { SupportTicketForm } from './support-ticket-form.tsx';
import styles from './support-ticket-page.module.css';

interface SupportTicketPageProps {
  lead: string;
  subject: 'courses' | 'any';
}

/** Service page with its form (B 2.13). */
export function SupportTicketPage({ lead, subject }: SupportTicketPageProps) {
  return (
    <>
      <PageHeader title={`Atendimento ${brand}`} lead={lead} />
      <Container>
        <div className={styles.layout}>
          <SupportTicketForm subject={subject} />
          <aside className={styles.aside} aria-labelledby="antes-de-escrever">
            <DirectContact />
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

/** Phone, WhatsApp and hours of the first unit; nothing without units. */
function DirectContact() {
  const [unit] = useQuery(unitsQuery()).data ?? [];
  if (!unit) return null;
  return (
    <section aria-labelledby="atendimento-direto" className={styles.direct}>
      <h2 id="atendimento-direto">Prefere falar? Unidade {unit.name}</h2>
      <UnitContact unit={unit} place={false} />
    </section>
  );
}
