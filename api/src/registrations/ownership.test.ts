import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox, rateLimits } from '../db/schema/operations.ts';
import { people } from '../db/schema/people.ts';
import { cpfOf, psgBody, pssBody } from '../testing/application.ts';
import { addCandidate, candidatePassword, enterByMail, logIn, mailedCode } from '../testing/candidates.ts';
import { addPsgOffer, addPssOffer, type OfferOptions } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';
import { tablesOf } from './process-kind.ts';

const { app, clock } = await testApp();

type Headers = Record<string, string>;
type Person = Partial<Record<'nif' | 'birthdate' | 'email' | 'mother' | 'full_name', string>>;

beforeEach(() => app.db.delete(rateLimits));

let applicant = 1000;

describe.each(['psg', 'pss'] as const)('in the %s', (programme) => {
  const isPsg = programme === 'psg';
  const { items, registrations } = tablesOf(programme);
  const addOffer = (options?: OfferOptions) => (isPsg ? addPsgOffer : addPssOffer)(app.db, options);
  type Offer = Awaited<ReturnType<typeof addOffer>>;

  const post = (offer: Offer, person: Person, headers: Headers = {}, remoteAddress?: string) =>
    app.inject({
      method: 'POST',
      url: isPsg ? '/api/v1/registrations' : '/api/v1/pss-registrations',
      payload: { ...(isPsg ? psgBody : pssBody)(offer, 1), ...person },
      headers,
      remoteAddress,
    });
  const register = async (offer: Offer, person: Person, headers?: Headers): Promise<number> => {
    const answer = await post(offer, person, headers);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data.id;
  };
  const get = (path: string, headers: Headers) => app.inject({ url: `/api/v1/${path}`, headers });
  /** Ids of what an account's area shows. */
  const shown = async (headers: Headers): Promise<number[]> => {
    const { data } = (await get(`${isPsg ? '' : 'pss-'}my-selection-processes`, headers)).json();
    return (
      JSON.stringify(data)
        .match(/registrations":\[\{"id":\d+/g)
        ?.map((text) => Number(/\d+$/.exec(text)?.[0])) ?? []
    );
  };
  const papers = (id: number) =>
    isPsg
      ? [`registrations/${id}`, `application-psg/${id}`, `proof-application-psg-pdf/${id}`]
      : [`pss-registrations/${id}`, `application-pss/${id}`, `proof-application-pss-pdf/${id}`];
  const isMarked = async (id: number) =>
    (await app.db.select().from(registrations).where(eq(registrations.id, id)))[0]?.needsDocumentCheck;
  const taken = async ({ itemId }: Offer) =>
    (await app.db.select().from(items).where(eq(items.id, itemId)))[0]?.taken;

  /** A person nobody else has to do with, and what a stranger makes of what they know of her. */
  const strangerAndOwner = () => {
    applicant += 1;
    const owner = {
      nif: cpfOf(applicant),
      birthdate: '1998-04-21',
      email: `dona${programme}${applicant}@exemplo.br`,
      full_name: 'Dona da Silva',
      mother: 'Raimunda Alves',
    };
    return { owner, stranger: { ...owner, email: `estranho${programme}${applicant}@exemplo.br` } };
  };

  describe.each([
    ['a false birth date', '1990-01-01'],
    ['the right birth date', '1998-04-21'],
  ])('a stranger who applied first, with her CPF, %s and an e-mail of their own', (_what, birthdate) => {
    it('neither keeps her out of the process nor sees what she registers, here or elsewhere', async () => {
      const [offer, another] = [await addOffer(), await addOffer()];
      const { owner, stranger } = strangerAndOwner();
      const theirs = await register(offer, { ...stranger, birthdate });
      const intruder = await enterByMail({ app }, stranger.email);

      const hers = await register(offer, owner);
      const elsewhere = await register(another, owner);
      const herself = await enterByMail({ app }, owner.email);
      expect(await shown(herself)).toEqual([elsewhere, hers]);
      expect(await shown(intruder)).toEqual([theirs]);
      for (const path of [...papers(hers), ...papers(elsewhere)]) {
        expect((await get(path, intruder)).statusCode, path).toBe(404);
        expect((await get(path, herself)).statusCode, path).toBe(200);
      }
      expect((await get(papers(theirs)[0] ?? '', herself)).statusCode).toBe(404);
    });

    it('is kept beside her, both marked for the unit, which no answer tells', async () => {
      const offer = await addOffer();
      const { owner, stranger } = strangerAndOwner();
      const theirs = await register(offer, { ...stranger, birthdate });
      const intruder = await enterByMail({ app }, stranger.email);
      /** What the account is told, but for the traces that reading leaves: sessions and the record of exports. */
      const seen = async () => {
        const [received, ...rest] = await Promise.all(
          ['auth/my-data', ...papers(theirs).slice(0, 2)].map(async (path) =>
            (await get(path, intruder)).json(),
          ),
        );
        const { sessions: _, records: __, ...data } = received.data;
        return [data, ...rest];
      };
      expect(await isMarked(theirs)).toBe(false);
      const before = await seen();
      const hers = await register(offer, owner);
      expect([await isMarked(theirs), await isMarked(hers)]).toEqual([true, true]);
      expect(await seen()).toEqual(before);
    });
  });

  it('a stranger who applied first with her own CPF and e-mail, and a false birth date, keeps her out of nothing', async () => {
    const [offer, another] = [await addOffer(), await addOffer()];
    const { owner } = strangerAndOwner();
    const theirs = await register(offer, { ...owner, birthdate: '1990-01-01' });
    const hers = await register(offer, owner);
    const elsewhere = await register(another, owner);
    expect([await isMarked(theirs), await isMarked(hers), await isMarked(elsewhere)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await shown(await enterByMail({ app }, owner.email))).toEqual([elsewhere, hers, theirs]);
  });

  it('somebody who registered her e-mail with another CPF does not keep her out of it', async () => {
    const [offer, another] = [await addOffer(), await addOffer()];
    const { owner } = strangerAndOwner();
    const theirs = await register(offer, { ...owner, nif: cpfOf(++applicant) });
    const hers = await register(another, owner);
    const herself = await enterByMail({ app }, owner.email);
    expect(await shown(herself)).toEqual([hers]);
    expect((await get(papers(theirs)[0] ?? '', herself)).statusCode).toBe(404);
  });

  it('a code that was on its way to an e-mail is worth nothing once the e-mail belongs to an account', async () => {
    const [offer, another] = [await addOffer(), await addOffer()];
    const { owner } = strangerAndOwner();
    await register(offer, { ...owner, nif: cpfOf(++applicant) });
    const earlier = await mailedCode({ app }, owner.email);
    await register(another, owner);
    await enterByMail({ app }, owner.email);
    const password = 'outra canoa no igarapé';
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/password/reset',
      payload: { email: owner.email, code: earlier, password, confirmPassword: password },
    });
    expect(answer.json().data).toEqual({ code: ['Código inválido ou expirado.'] });
  });

  it('two people behind one unproved e-mail each get a code, by name, and the first one used decides', async () => {
    const offer = await addOffer();
    const { owner } = strangerAndOwner();
    await register(offer, { ...owner, nif: cpfOf(++applicant), full_name: 'Outra Pessoa' });
    const hers = await register(offer, owner);
    clock.advance(1);
    const url = '/api/v1/auth/password/email';
    await app.inject({ method: 'POST', url, payload: { email: owner.email } });
    const mails = await app.db.select().from(outbox).where(eq(outbox.recipient, owner.email));
    const codes = [...(mails.at(-1)?.body ?? '').matchAll(/(.+) - código: (\w{8})/g)];
    expect(codes.map(([, name]) => name)).toEqual(['Outra Pessoa', 'Dona da Silva']);
    const use = async (code = '') =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/password/reset',
        payload: {
          email: owner.email,
          code,
          password: candidatePassword,
          confirmPassword: candidatePassword,
        },
      });
    expect((await use(codes[1]?.[2])).statusCode).toBe(200);
    expect((await use(codes[0]?.[2])).statusCode).toBe(422);
    expect(await shown(await logIn({ app }, owner.email))).toEqual([hers]);
  });

  it('who is logged in and applies for herself sees it in her account, whatever e-mail the form says', async () => {
    const offer = await addOffer();
    const { owner, stranger } = strangerAndOwner();
    await register(await addOffer(), owner);
    const herself = await enterByMail({ app }, owner.email);
    const id = await register(offer, { ...owner, email: stranger.email }, herself);
    expect(await shown(herself)).toContain(id);
    const [mail] = await app.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.key, `registration-${programme}:${id}`)));
    expect(mail?.recipient).toBe(stranger.email);
    expect(mail?.body).not.toContain('Código');
  });

  it('who applies for somebody else while logged in leaves it to that person’s e-mail', async () => {
    const { owner, stranger } = strangerAndOwner();
    await register(await addOffer(), owner);
    const herself = await enterByMail({ app }, owner.email);
    const mothers = { ...stranger, nif: cpfOf(++applicant), full_name: 'Mãe da Silva' };
    const id = await register(await addOffer(), mothers, herself);
    expect(await shown(herself)).not.toContain(id);
    expect(await shown(await enterByMail({ app }, mothers.email))).toEqual([id]);
  });

  it('an ended session is none: the form is taken as anybody’s', async () => {
    const { owner, stranger } = strangerAndOwner();
    await register(await addOffer(), owner);
    const herself = await enterByMail({ app }, owner.email);
    await app.inject({ method: 'DELETE', url: '/api/v1/auth/logout', headers: herself });
    const id = await register(await addOffer(), stranger, herself);
    expect(await shown(await logIn({ app }, owner.email))).not.toContain(id);
  });

  it('one person gets one place: the same e-mail, CPF and birth date are told so, logged in or not', async () => {
    const offer = await addOffer();
    const { owner } = strangerAndOwner();
    const id = await register(offer, owner);
    const text = `Você já realizou inscrição em um ${isPsg ? 'curso' : 'cargo'} deste processo seletivo!`;
    expect((await post(offer, owner)).json()).toEqual({ message: text, data: { nif: [text] } });
    const herself = await enterByMail({ app }, owner.email);
    const again = await post(offer, { ...owner, email: 'nova@exemplo.br' }, herself);
    expect(again.json().data).toEqual({ nif: [text] });
    expect(await shown(herself)).toEqual([id]);
    expect(await taken(offer)).toBe(1);
  });

  it("says of the e-mail that it is another person's, once it is an account's", async () => {
    const offer = await addOffer();
    const { owner } = strangerAndOwner();
    await register(offer, owner);
    await enterByMail({ app }, owner.email);
    const answer = await post(offer, { ...owner, nif: cpfOf(++applicant), email: owner.email.toUpperCase() });
    const text = isPsg ? 'E-mail já Existente.' : 'E-mail já existente.';
    expect(answer.json()).toEqual({ message: text, data: { email: [text] } });
  });

  it('a mask stands for the name that this account gave, and reveals the name to nobody else', async () => {
    const { owner, stranger } = strangerAndOwner();
    await register(await addOffer(), owner);
    const mother = 'R••• A•••';
    const id = await register(await addOffer(), { ...owner, mother });
    const refused = await post(await addOffer(), { ...stranger, mother });
    expect(refused.json().data).toEqual({ mother: ['Nome da mãe obrigatório'] });
    const [row] = await app.db.select().from(registrations).where(eq(registrations.id, id));
    expect(row?.mother).toBe('Raimunda Alves');
  });

  it.each([
    ['hidden', { status: 2 }, 404],
    ['full', { capacity: 1 }, 422],
    ['closed', { endsAt: new Date('2026-03-05T12:00:00-03:00') }, 422],
    ['not open yet', { startsAt: new Date('2026-03-15T12:00:00-03:00') }, 422],
    ['of another process', { status: 1 }, 404],
  ])('an offer that is %s answers alike, whoever is known and registered', async (name, change, status) => {
    const { owner } = strangerAndOwner();
    const offer = await addOffer();
    await register(offer, owner);
    await enterByMail({ app }, owner.email);
    await app.db.update(items).set(change).where(eq(items.id, offer.itemId));
    const asked = name === 'of another process' ? { ...offer, itemId: (await addOffer()).itemId } : offer;

    const nobody = { ...owner, nif: cpfOf(++applicant), email: `ninguem${applicant}@exemplo.br` };
    const people = [owner, { ...owner, email: nobody.email }, { ...owner, nif: nobody.nif }, nobody];
    const answers = await Promise.all(people.map((person) => post(asked, person)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(status);
  });

  describe('a person whom the institution has verified', () => {
    const verified = async () => {
      const { owner, stranger } = strangerAndOwner();
      await addCandidate(app.db, {
        nif: owner.nif,
        fullName: owner.full_name,
        email: owner.email,
        verifiedAt: clock.now(),
      });
      return { owner, stranger };
    };

    it('is refused with another birth date in the words of the dialog, which takes no place', async () => {
      const offer = await addOffer();
      const { owner, stranger } = await verified();
      for (const person of [stranger, owner]) {
        const answer = await post(offer, { ...person, birthdate: '1990-01-01' });
        expect(answer.statusCode).toBe(422);
        expect(answer.json()).toEqual({ message: 'Data inválida', data: { birthdate: ['Data inválida'] } });
      }
      expect(await taken(offer)).toBe(0);
      await register(offer, owner);
    });

    it('is looked up by such a try, five times a day', async () => {
      const offer = await addOffer();
      const { owner, stranger } = await verified();
      const look = () =>
        app.inject({
          url: `/api/v1/get-person-by-nif?nif=${owner.nif}`,
          headers: { 'x-birthdate': owner.birthdate },
          remoteAddress: '10.0.0.99',
        });
      for (let day = 1; day <= 5; day += 1) {
        const wrong = { ...stranger, birthdate: `1990-01-0${day}` };
        expect((await post(offer, wrong, {}, `10.0.0.${day}`)).statusCode).toBe(422);
      }
      expect((await look()).statusCode).toBe(429);
      expect((await post(offer, { ...stranger, birthdate: '1990-01-06' }, {}, '10.0.0.6')).statusCode).toBe(
        429,
      );
      expect(await taken(offer)).toBe(0);
      await register(offer, owner);
    });

    it('cannot be guessed: after ten tries from wherever not even the right date is told, but to her', async () => {
      const offer = await addOffer({ capacity: 20 });
      const { owner, stranger } = await verified();
      for (let day = 10; day < 20; day += 1) {
        await post(offer, { ...stranger, birthdate: `1990-01-${day}` }, {}, `10.0.1.${day}`);
      }
      expect((await post(offer, stranger, {}, '10.0.1.20')).statusCode).toBe(429);
      const atHerAddress = async (person: Person, headers: Headers = {}) =>
        (await post(await addOffer(), person, headers, '10.0.2.1')).statusCode;
      expect(await atHerAddress(owner)).toBe(200);
      const herself = await logIn({ app }, owner.email);
      expect(await atHerAddress({ ...owner, email: 'nova@exemplo.br' }, herself)).toBe(200);
    });

    it('may be applied for by a stranger who knows CPF and birth date, who gets nothing of hers', async () => {
      const offer = await addOffer();
      const { owner, stranger } = await verified();
      const theirs = await register(offer, stranger);
      const hers = await register(offer, owner);
      expect([await isMarked(theirs), await isMarked(hers)]).toEqual([true, true]);
      const intruder = await enterByMail({ app }, stranger.email);
      expect(await shown(intruder)).toEqual([theirs]);
      const [row] = await app.db.select().from(people).where(eq(people.email, stranger.email));
      expect(row?.verifiedAt).toBeNull();
    });
  });
});
