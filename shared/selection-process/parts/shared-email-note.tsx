import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Link } from 'react-router-dom';

interface SharedEmailNoteProps {
  /** E-mail address of another person's account. */
  email: string;
  /** Uses it nevertheless; null if the server does not support it. */
  onShare: (() => void) | null;
}

/** Consequences of an e-mail address confirmed as the family's. */
export const SharedEmailConfirmed = () => (
  <p role="status">Este é o e-mail da sua família: a confirmação chega nele. Guarde o número da inscrição.</p>
);

/** Options for an e-mail address of another person's account, often in the same family. */
export const SharedEmailNote = ({ email, onShare }: SharedEmailNoteProps) => (
  <div role="status">
    <Alert tone="info" title="Este e-mail já é de outra pessoa">
      {onShare && (
        <>
          <p>
            <strong>{email}</strong> é de alguém da sua família? Pode usá-lo: a confirmação chega lá, e a
            conta continua só de quem a criou. Guarde o número da inscrição, que é seu.
          </p>
          <Button variant="secondary" onClick={onShare}>
            Usar o e-mail da minha família
          </Button>
        </>
      )}
      <p>
        {onShare ? 'Ou informe' : 'Informe'} outro e-mail que você lê: dá para criar um de graça, por exemplo
        no Gmail ou no Outlook. Se precisar de ajuda, ligue para uma das <Link to="/unidades">unidades</Link>.
      </p>
    </Alert>
  </div>
);
