import { Alert } from '@portal/ui/alert';
import { Link } from 'react-router-dom';

/** Explains where to request personal data if the server offers no copy. */
export const NoDataFile = () => (
  <Alert tone="info">
    A cópia ainda não pode ser baixada aqui. Peça os seus dados em <Link to="/FaleConosco">Fale conosco</Link>
    .
  </Alert>
);
