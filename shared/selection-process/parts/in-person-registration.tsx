import { formatPhone } from '@portal/contract/format/phone';
import { formatPlace } from '@portal/contract/selection-process/meeting-facts';
import { Link } from 'react-router-dom';
import type { Offer, ProcessKindConfig } from '../rules/process-kind-config.ts';
import { periodText } from '../rules/registration-window.ts';
import { FactList } from './fact-list.tsx';
import styles from './in-person-registration.module.css';

interface InPersonRegistrationProps {
  processKind: ProcessKindConfig;
  offer: Offer;
}

/** Place, times and documents for registrations in person. */
export function InPersonRegistration({ processKind, offer }: InPersonRegistrationProps) {
  const { unit = null, documents = [] } = offer.inPerson ?? {};
  return (
    <div className={styles.inPerson}>
      <p>
        A inscrição no {processKind.offer} <strong>{offer.name}</strong> é feita pessoalmente, pela própria
        pessoa ou por quem é responsável por ela. {periodText(offer)}
      </p>
      <FactList
        facts={[
          ['Onde', unit && formatPlace({ place: unit.name, address: unit.address })],
          ['Horário de atendimento', unit?.opening_hours.join('; ') ?? null],
          ['Telefone', unit?.phone ? formatPhone(unit.phone) : null],
        ]}
      />
      {documents.length > 0 ? (
        <>
          <h3 className={styles.title}>O que levar</h3>
          <ul className={styles.documents}>
            {documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>Os documentos a levar estão no edital.</p>
      )}
      {!unit && (
        <p>
          Endereços e horários estão em <Link to="/unidades">Unidades</Link>.
        </p>
      )}
    </div>
  );
}
