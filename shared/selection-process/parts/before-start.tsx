import { Disclosure } from '@portal/ui/disclosure';
import type { ProcessKindConfig } from '../rules/process-kind-config.ts';
import styles from './before-start.module.css';

/** Duration and requirements of a registration, on demand. */
export const BeforeStart = ({ minutes, prepare }: ProcessKindConfig['before']) => (
  <Disclosure summary="Antes de começar">
    <ul className={styles.list}>
      <li>Leva uns {minutes} minutos.</li>
      <li>Tenha à mão: {prepare}.</li>
      <li>O que você digita fica guardado neste aparelho por 24 horas: dá para parar e voltar.</li>
      <li>
        Ao confirmar, você vê na hora a sua posição na ordem de inscrição e pode imprimir o comprovante.
      </li>
    </ul>
  </Disclosure>
);
