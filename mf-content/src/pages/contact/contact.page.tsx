import { homeQuery } from '@portal/client/home-query';
import { preload } from '@portal/platform/remote';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { matterOptionsQuery, SupportTicketPage } from '../../parts/support-ticket-page.tsx';
import { unitsQuery } from '../../parts/unit-contact.tsx';

export const loader = ({ context }: LoaderFunctionArgs) =>
  preload(context, homeQuery(), matterOptionsQuery(), unitsQuery());

/** /FaleConosco: contact form for any subject (B 2.13). */
export const Component = () => (
  <SupportTicketPage
    subject="any"
    lead="Dúvidas, elogios, sugestões e reclamações: escreva para a nossa equipe."
  />
);
