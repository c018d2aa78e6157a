import type { StopKind } from '@portal/contract/endpoints/stop-links';

/** Text of a link before the confirmation. */
interface StopText {
  title: string;
  /** Consequence of the confirmation. */
  text: string;
  button: string;
  /** Whether the account then needs a new password. */
  needsPassword: boolean;
}

const recovery = 'Todos os aparelhos saem da sua conta, e a senha atual deixa de valer';

export const stopTexts: Record<StopKind, StopText> = {
  password: {
    title: 'A senha da sua conta foi alterada',
    text: `${recovery}. Depois você cria outra com um código enviado ao seu e-mail.`,
    button: 'Proteger minha conta',
    needsPassword: true,
  },
  email: {
    title: 'O e-mail da sua conta foi alterado',
    text: `Este e-mail volta a ser o da sua conta. ${recovery}.`,
    button: 'Recuperar minha conta',
    needsPassword: true,
  },
  code: {
    title: 'Um código foi pedido para este e-mail',
    text: 'Os códigos enviados deixam de valer. Sua senha continua a mesma.',
    button: 'Anular os códigos',
    needsPassword: false,
  },
  registration: {
    title: 'Uma inscrição foi feita com este e-mail',
    text: 'A unidade confere os documentos desta inscrição, e este e-mail deixa de dar acesso a ela. A inscrição não é cancelada: pode ser de alguém que errou o próprio e-mail.',
    button: 'Avisar que não fui eu',
    needsPassword: false,
  },
  cancellation: {
    title: 'Sua inscrição foi cancelada',
    text: `A inscrição volta a valer, se o prazo ainda corre e há vaga. ${recovery}, porque alguém entrou nela.`,
    button: 'Desfazer o cancelamento',
    needsPassword: true,
  },
};
