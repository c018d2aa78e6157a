import { homeQuery } from '@portal/runtime/home-query';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** The way to a receipt without a log-in; nothing where the shell's home data does not say that the server offers it. */
export function ReceiptCopyLink() {
  const { data: home } = useQuery({ ...homeQuery(), enabled: false });
  if (home?.settings.receipt_copies !== 1) return null;
  return (
    <p>
      <Link to="/segunda-via">Abrir o comprovante sem senha</Link>
    </p>
  );
}
