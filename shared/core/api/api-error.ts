/**
 * How a call failed: there was no connection, so that nothing was sent; the server could not be reached, or its answer was
 * lost; it was too slow, the caller gave up, the server refused (`status` says how), or its answer could not be read.
 */
export type ApiErrorKind = 'offline' | 'network' | 'timeout' | 'aborted' | 'http' | 'unreadable';

/** Texts by field, e.g. `{ email: ['E-mail inválido'] }`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The parts of a failing server's answer. */
export interface ErrorDetails {
  /** Status of the answer; null when there was none. */
  status?: number | null;
  /** The answer's `message`. */
  serverMessage?: string | null;
  /** The answer's `data` where it is a text or a list of texts (B 7, password recovery). */
  serverText?: string | null;
  fields?: FieldErrors;
  cause?: unknown;
}

const words: Record<ApiErrorKind, string> = {
  offline: 'Você está sem conexão com a internet. Tente de novo quando ela voltar.',
  network: 'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.',
  timeout: 'O servidor demorou demais para responder. Tente de novo.',
  aborted: 'A consulta foi interrompida.',
  http: 'O servidor não conseguiu atender ao pedido. Tente de novo.',
  unreadable: 'A resposta do servidor não pôde ser lida. Tente de novo.',
};

/** A call that failed. `message` can always be shown; the server's own words are `serverMessage` and `serverText`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly serverText: string | null;
  readonly fields: FieldErrors;

  constructor(kind: ApiErrorKind, details: ErrorDetails = {}) {
    super(details.serverMessage ?? details.serverText ?? words[kind], { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.serverText = details.serverText ?? null;
    this.fields = details.fields ?? {};
  }

  /** The first text that the server said of a field, or null. */
  firstField(name: string): string | null {
    return this.fields[name]?.[0] ?? null;
  }
}
