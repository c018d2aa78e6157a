import {
  alreadyRegisteredAnswer,
  checkRegistration,
  findPersonByEmail,
  findPersonByNif,
} from '@portal/contract/endpoints/accounts';
import { hiddenCpf, maskName } from '@portal/contract/format/mask';
import { stripNonDigits } from '@portal/contract/validators/phone';
import { countLookup } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { accountByEmail } from './accounts.repository.ts';
import { isRegistered, personByNif } from './people.repository.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

/** Longer than any lookup takes, so that the response time reveals nothing. */
const MIN_RESPONSE_MS = 60;

/**
 * Lookups of the registration forms (A 7, B 7): without the right birth date, all responses and their times are equal.
 */
export const peopleRoutes: RouteGroup = (app) => {
  route(app, findPersonByNif, async ({ query, headers, request }) => {
    await countLookup(app, request.network, query.nif);
    const person = await withMinimumDuration(app, MIN_RESPONSE_MS, () =>
      personByNif(app.db, query.nif, headers['x-birthdate'] ?? ''),
    );
    const data = person && {
      nif: person.nif,
      birthdate: person.birthdate,
      full_name: person.full_name,
      mother: person.mother && maskName(person.mother),
    };
    return { data };
  });

  route(app, findPersonByEmail, async ({ query, headers, request }) => {
    await countLookup(app, request.network);
    const owner = await withMinimumDuration(app, MIN_RESPONSE_MS, () => accountByEmail(app.db, query.email));
    const isOther = owner && owner.nif !== stripNonDigits(headers['x-nif'] ?? '');
    return { data: isOther ? { nif: hiddenCpf, shareable: true } : null };
  });

  route(app, checkRegistration, async ({ query, headers, request }) => {
    await countLookup(app, request.network, query.nif);
    const registered = await withMinimumDuration(app, MIN_RESPONSE_MS, () =>
      isRegistered(app.db, query.nif, headers['x-birthdate'] ?? '', query.selection_process),
    );
    return { data: registered ? alreadyRegisteredAnswer : null };
  });
};
