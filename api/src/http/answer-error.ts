/** Texts by field, as forms show them. */
export type FieldErrors = Record<string, string[]>;

/** An answer other than 2xx: thrown by handlers, sent by the errors plugin. */
export class AnswerError extends Error {
  readonly status: number;
  readonly data: FieldErrors;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, data: FieldErrors = {}, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.data = data;
    this.headers = headers;
  }
}

/** 404: there is no such record, or it is somebody else's. */
export const notFound = () => new AnswerError(404, 'Registro não encontrado.');

/** 422 with an error text for one field. */
export const invalid = (field: string, text: string) => new AnswerError(422, text, { [field]: [text] });
