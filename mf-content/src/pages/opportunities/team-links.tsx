import { formatPhone } from '@portal/contract/format/phone';
import { contacts } from '@portal/contract/institution/contacts';
import { WrapText } from '@portal/ui/wrap-text';

const { email, phone } = contacts.oportunidades;

export const Email = () => (
  <a href={`mailto:${email}`}>
    <WrapText>{email}</WrapText>
  </a>
);

export const Whatsapp = () => (
  <a href={`https://wa.me/55${phone}`} target="_blank" rel="noopener noreferrer">
    WhatsApp <WrapText>{formatPhone(phone)}</WrapText>
    <span className="visuallyHidden"> (abre em nova aba)</span>
  </a>
);
