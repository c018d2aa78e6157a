import { randomKey } from '../draft/random-key.ts';
import { isUncertain } from '../failure/failure.ts';
import { ApiError } from './api-error.ts';

/** Keys of writes whose response was lost: an equal write is a repeat, and has the same key. */
const uncertainWrites = new Map<string, string>();

const UNCERTAIN =
  'O servidor não confirmou o envio, e não sabemos se deu certo. Verifique sua conexão e tente de novo.';
const DOUBTFUL =
  'O envio anterior, que ficou sem resposta, pode ter dado certo: a repetição dele foi recusada. Confira antes de enviar outra vez.';

/** Rejections of a write that another server, which knows no keys, may have performed already. */
const refusals: readonly unknown[] = [400, 404, 409, 422];

/** Performs a write so that a repeat counts once, and reports whether it may have arrived. @throws ApiError */
export async function writeOnce<Result>(
  write: string,
  perform: (key: string) => Promise<Result>,
): Promise<Result> {
  const earlier = uncertainWrites.get(write);
  const key = earlier ?? randomKey();
  try {
    const result = await perform(key);
    uncertainWrites.delete(write);
    return result;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, status, cause } = error;
    if (isUncertain(error)) {
      uncertainWrites.set(write, key);
      throw new ApiError(kind, { status, cause, text: UNCERTAIN });
    }
    if (!earlier || !refusals.includes(status)) throw error;
    throw new ApiError('unreadable', { status, cause, text: DOUBTFUL });
  }
}
