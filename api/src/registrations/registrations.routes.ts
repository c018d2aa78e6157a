import { registerForPss } from '@portal/shared/contract/pss-selection-processes';
import { registerForPsg } from '@portal/shared/contract/selection-processes';
import { registrationFields } from '@portal/shared/selection-process/registration-fields';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionIfAny } from '../accounts/sessions.ts';
import type { Database } from '../db/database.ts';
import { toColumns } from '../db/schema/field-columns.ts';
import { addressBounds, takePlaceOfAddress } from '../http/address-bounds.ts';
import { invalid } from '../http/answer-error.ts';
import { consume, limits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { addCurriculum, areCitiesKnown } from './add-curriculum.ts';
import type { Application } from './application.ts';
import { tablesOf } from './process-kind.ts';
import { register } from './register.ts';
import { type RegistrationResult, refusalOf } from './registration-result.ts';

const done = 'Inscrição realizada com sucesso!';

/** Registrations in PSG and PSS processes (A 2.12, B 2.5). */
export const registrationsRoutes: RouteGroup = (app) => {
  route(app, registerForPsg, async ({ body, headers, request }) => ({
    data: await place(app, request, {
      processKind: 'psg',
      processId: body.selection_process_id,
      itemId: body.selection_process_item_id,
      applicant: toColumns(registrationFields.psg, body),
      idempotencyKey: headers['idempotency-key'],
    }),
    message: done,
  }));

  route(app, registerForPss, async ({ body, headers, request }) => {
    if (!(await areCitiesKnown(app.db, body))) {
      throw invalid('professionalExperiences', 'Preencha todos os campos.');
    }
    const data = await place(app, request, {
      processKind: 'pss',
      processId: body.selection_process_id,
      itemId: body.pss_selection_process_item_id,
      applicant: toColumns(registrationFields.pss, body),
      idempotencyKey: headers['idempotency-key'],
      addParts: (db, registrationId) => addCurriculum(db, registrationId, body),
    });
    return { data, message: done };
  });
};

/** What the form says of an application. */
type Form = Omit<Application, 'accountId' | 'address'>;

/**
 * Registers, in the account of a candidate who is logged in and applies for themselves, and gives the position in the
 * queue. What is sent again, under the key of a registration, costs its address nothing.
 * @throws AnswerError 404, 409, 422 with the refusal's words, 429
 */
async function place(app: FastifyInstance, request: FastifyRequest, form: Form) {
  const session = await sessionIfAny(app, request.headers.authorization);
  const application = { ...form, accountId: session?.personId ?? null, address: request.network };
  const giveBack = (await isKnown(app.db, application)) ? null : await admit(app, application);
  const result = await register(app, application);
  // Somebody who sends a form many times at once takes one place only.
  if (!registeredKinds.includes(result.kind)) await giveBack?.(app.db);
  if (!('position' in result)) throw refusalOf(result, application.processKind);
  return { id: result.id, number: result.number, position: result.position };
}

/** Results after which the person is registered. */
const registeredKinds: RegistrationResult['kind'][] = ['registered', 'repeated', 'already-registered'];

/** Counts an attempt by an address, and takes one of its places. */
async function admit(app: FastifyInstance, { address, processKind, itemId, applicant }: Application) {
  await consume(app, limits.registration, address);
  return app.db.transaction((tx) =>
    takePlaceOfAddress(app, tx, addressBounds.registration, {
      address,
      holder: `${processKind}:${itemId}:${applicant.nif}`,
    }),
  );
}

/** Whether a registration is stored under the call's key. */
async function isKnown(db: Database, { processKind, idempotencyKey }: Application): Promise<boolean> {
  if (idempotencyKey === undefined) return false;
  const { registrations } = tablesOf(processKind);
  const rows = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.idempotencyKey, idempotencyKey));
  return rows.length > 0;
}
