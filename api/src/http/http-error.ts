/** Error texts by field, as forms display them. */
export type FieldErrors = Record<string, string[]>;

/** Default texts of errors by status. */
export const statusTexts: Record<number, string> = {
  400: 'Não foi possível entender o pedido.',
  401: 'Sua sessão terminou. Entre novamente.',
  404: 'Registro não encontrado.',
  405: 'Operação não permitida neste endereço.',
  408: 'O pedido demorou demais para chegar. Tente novamente.',
  413: 'O conteúdo enviado é grande demais.',
  414: 'O endereço é longo demais.',
  415: 'O formato enviado não é aceito. Envie JSON.',
  422: 'Verifique os campos informados.',
  431: 'O cabeçalho do pedido é longo demais.',
  503: 'Serviço temporariamente indisponível. Tente novamente em instantes.',
  504: 'O servidor demorou demais para responder.',
};

/** Response other than 2xx, thrown by handlers and sent by the errors plugin. */
export class HttpError extends Error {
  readonly status: number;
  readonly data: FieldErrors;
  readonly headers: Record<string, string>;

  constructor(status: number, message = statusTexts[status], data: FieldErrors = {}, headers = {}) {
    super(message);
    this.status = status;
    this.data = data;
    this.headers = headers;
  }
}

/** Creates a 404: the record does not exist or belongs to another user. */
export const notFound = () => new HttpError(404);

/** Creates a 422 with an error text for one field. */
export const invalid = (field: string, text: string) => new HttpError(422, text, { [field]: [text] });

/** Returns the result of a repository. @throws HttpError 404 if there is none */
export function requireFound<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw notFound();
  return value;
}
