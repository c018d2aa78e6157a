import { homeQuery } from '@portal/client/home-query';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** Links to the receipt without login, if the shell's home data lists that feature of the server. */
export function ReceiptCopyLink() {
  const { data: home } = useQuery({ ...homeQuery(), enabled: false });
  if (home?.settings.receipt_copies !== 1) return null;
  return (
    <p>
      <Link to="/segunda-via">Abrir o comprovante sem senha</Link>
    </p>
  );
}
