import { formatPhone } from '@portal/contract/format/phone';
import { contacts } from '@portal/contract/institution/contacts';
import { Mail, Phone } from 'lucide-react';
import { useId } from 'react';
import { WrapText } from '../wrap-text/wrap-text.tsx';
import styles from './contact-block.module.css';

type ContactKind = keyof typeof contacts;

/**
 * 'Em caso de dúvidas' (A 2.6): contacts.
 * @param kinds teams, in this order
 */
export function ContactBlock({ kinds }: { kinds: readonly ContactKind[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="p-6 lineTop areia">
      <h2 id={titleId} className="text-lg mb-4">
        Em caso de dúvidas
      </h2>
      <ul className="cluster gap-6 gap-x-12">
        {kinds.map((kind) => {
          const contact: { name: string; phone: string; email?: string } = contacts[kind];
          return (
            <li key={kind}>
              <h3 className="text-sm muted regular">{contact.name}</h3>
              <a href={`tel:+55${contact.phone}`} className={`targetRow gap-2 semibold ${styles.way}`}>
                <Phone aria-hidden="true" size={20} />
                <WrapText>{formatPhone(contact.phone)}</WrapText>
              </a>
              {contact.email && (
                <a href={`mailto:${contact.email}`} className={`targetRow gap-2 semibold ${styles.way}`}>
                  <Mail aria-hidden="true" size={20} />
                  <WrapText>{contact.email}</WrapText>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
