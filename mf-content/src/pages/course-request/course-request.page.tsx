import { homeQuery } from '@portal/runtime/home-query';
import { preload } from '@portal/runtime/query';
import type { LoaderFunctionArgs } from '@portal/runtime/router';
import { TicketPage } from '../../parts/ticket/ticket-page.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, homeQuery());

/** /psa: asks for a course; the subject is fixed (B 2.13, B 5). */
export const Component = () => (
  <TicketPage subject="courses" lead="Conte que curso você ou a sua empresa precisa, e onde." />
);
