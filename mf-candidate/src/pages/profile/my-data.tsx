import { ButtonLink } from '@portal/ui/button';
import { Section } from '@portal/ui/section';
import { Link } from 'react-router-dom';
import { DataFile } from '../../parts/data-file/data-file.tsx';
import styles from './my-data.module.css';

/** "Meus dados": links to all stored data of the candidate, and the file. */
export const MyData = () => (
  <Section title="Meus dados">
    <div className={styles.content}>
      <p>
        Veja ou baixe uma cópia de tudo o que guardamos sobre você: cadastro, inscrições, pedidos, e-mails
        enviados e acessos. Saiba por quanto tempo guardamos em{' '}
        <Link to="/politicas">Política de privacidade</Link>.
      </p>
      <ButtonLink to="/meus-dados">Ver meus dados</ButtonLink>
      <DataFile />
    </div>
  </Section>
);
