import { tabStorage } from '../storage/storage.ts';

/** How a session ended: expired, logged out here or in another tab, or not stored by the browser. */
export type SessionEnd = 'timeout' | 'logout' | 'elsewhere' | 'not-stored';

/** Messages on the page that is shown after the session's end. */
export const sessionEndTexts: Readonly<Record<SessionEnd, { title: string; text: string }>> = {
  timeout: {
    title: 'Sua sessão terminou',
    text: 'Ela termina depois de 20 minutos, ou quando você a encerra ou troca a senha em outro aparelho. Se você preenchia uma inscrição, o que digitou continua guardado neste aparelho por 24 horas.',
  },
  logout: { title: 'Você saiu', text: 'Seus dados já não aparecem neste aparelho.' },
  elsewhere: { title: 'Sua sessão terminou', text: 'Ela foi encerrada em outra página deste navegador.' },
  'not-stored': {
    title: 'Seu acesso não foi guardado',
    text: 'Este navegador bloqueia ou apaga os dados deste site, e por isso esqueceu que você entrou. Permita cookies e dados de sites para este endereço, ou use outro navegador, e entre de novo.',
  },
};

const storageKey = 'fim-da-sessao';

/** Stores the reason across the reload, which clears everything else. */
export const storeSessionEnd = (end: SessionEnd): void => tabStorage.write(storageKey, end);

/** Returns and removes the stored reason; undefined without one. */
export function consumeSessionEnd(): SessionEnd | undefined {
  const stored = tabStorage.read(storageKey);
  tabStorage.remove(storageKey);
  return stored !== null && stored in sessionEndTexts ? (stored as SessionEnd) : undefined;
}

/** Event before a reload for a session that ended in another tab; the page waits for promises that listeners add. */
export const SESSION_ENDED_ELSEWHERE = 'portal:session-ended-elsewhere';
export type SessionEndedElsewhere = CustomEvent<Promise<unknown>[]>;
