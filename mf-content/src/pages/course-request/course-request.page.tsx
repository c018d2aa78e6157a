import { homeQuery } from '@portal/client/home-query';
import { preload } from '@portal/platform/remote';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { SupportTicketPage } from '../../parts/support-ticket-page.tsx';
import { unitsQuery } from '../../parts/unit-contact.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, homeQuery(), unitsQuery());

/** /psa: requests a course; the subject is fixed (B 2.13, B 5). */
export const Component = () => (
  <SupportTicketPage subject="courses" lead="Conte que curso você ou a sua empresa precisa, e onde." />
);
