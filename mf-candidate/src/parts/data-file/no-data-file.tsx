import { Alert } from '@portal/ui/alert';
import { Link } from 'react-router-dom';

/** Where to ask for one's data in front of a server that hands out no copy. */
export const NoDataFile = () => (
  <Alert tone="info">
    A cópia ainda não pode ser baixada aqui. Peça os seus dados em <Link to="/FaleConosco">Fale conosco</Link>
    .
  </Alert>
);
