import * as messages from '@portal/shared/validators/messages';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';

/**
 * Adds the fields' maximum lengths to a form's rules.
 * @param limits by path; read at each validation
 */
export const refuseTooLong =
  <Input extends FieldValues, Output>(
    resolver: Resolver<Input, unknown, Output>,
    limits: ReadonlyMap<string, number>,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const tooLong = [...limits].filter(
      ([name, max]) => String(get(values, name) ?? '').length > max && !get(result.errors, name),
    );
    if (tooLong.length === 0) return result;
    const errors = { ...result.errors } as FieldErrors<Input>;
    for (const [name, max] of tooLong) {
      set(errors, name, { type: 'maxLength', message: messages.tooLong(max) });
    }
    return { values: {}, errors };
  };
