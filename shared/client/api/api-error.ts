/** How a call failed. `network`: the server may have received the request. `offline`: nothing was sent. */
export type ApiErrorKind = 'offline' | 'network' | 'timeout' | 'aborted' | 'http' | 'unreadable';

/** Texts by field, e.g. `{ email: ['E-mail inválido'] }`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface ErrorDetails {
  /** Null without a response. */
  status?: number | null;
  serverMessage?: string | null;
  /** The response's `data` if it is a text or a list of texts (B 7, password recovery). */
  serverText?: string | null;
  fields?: FieldErrors;
  /** Replaces the text to show. */
  text?: string;
  cause?: unknown;
}

const messages: Record<ApiErrorKind, string> = {
  offline: 'Você está sem conexão com a internet. Tente de novo quando ela voltar.',
  network: 'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.',
  timeout: 'O servidor demorou demais para responder. Tente de novo.',
  aborted: 'A consulta foi interrompida.',
  http: 'O servidor não conseguiu atender ao pedido. Tente de novo.',
  unreadable: 'A resposta do servidor não pôde ser lida. Tente de novo.',
};

/** Failed call. `message` can always be shown; the server's texts are `serverMessage` and `serverText`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly serverText: string | null;
  readonly fields: FieldErrors;

  constructor(kind: ApiErrorKind, details: ErrorDetails = {}) {
    super(details.text ?? details.serverMessage ?? details.serverText ?? messages[kind], {
      cause: details.cause,
    });
    this.kind = kind;
    this.status = details.status ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.serverText = details.serverText ?? null;
    this.fields = details.fields ?? {};
  }

  /** Returns the first error text of a field, or null. */
  firstField(name: string): string | null {
    return this.fields[name]?.[0] ?? null;
  }
}
