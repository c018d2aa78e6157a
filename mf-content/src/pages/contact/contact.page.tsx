import { homeQuery } from '@portal/runtime/home-query';
import { preload } from '@portal/runtime/query';
import type { LoaderFunctionArgs } from '@portal/runtime/router';
import { matterOptionsQuery } from '../../parts/ticket/ticket.queries.ts';
import { TicketPage } from '../../parts/ticket/ticket-page.tsx';

export const loader = ({ context }: LoaderFunctionArgs) =>
  preload(context, homeQuery(), matterOptionsQuery());

/** /FaleConosco: any subject (B 2.13). */
export const Component = () => (
  <TicketPage subject="any" lead="Dúvidas, elogios, sugestões e reclamações: escreva para a nossa equipe." />
);
