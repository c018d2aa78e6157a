import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { people } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import { offers } from '../db/schema/selection.ts';
import { cpfOf, psgBody } from '../testing/application.ts';
import {
  addCandidate,
  candidatePassword,
  enterByMail,
  logIn,
  mailedCode,
  sessionOf,
} from '../testing/candidates.ts';
import { addPsgOffer, type OfferOptions } from '../testing/offers.ts';
import type { Offer } from '../testing/register-over-http.ts';
import { mailsOf, rowOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock, data, status, post } = await testApp();

type Headers = Record<string, string>;
type Person = Partial<Record<'nif' | 'birthdate' | 'email' | 'mother' | 'full_name' | 'phone', string>>;

const addOffer = (options?: OfferOptions) => addPsgOffer(app.db, options);
const apply = (offer: Offer, person: Person, headers: Headers = {}) =>
  post('registrations', { ...psgBody(offer, 1), ...person }, headers);
async function register(offer: Offer, person: Person, headers?: Headers): Promise<number> {
  const answer = await apply(offer, person, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.id;
}
type Item = { registrations: { id: number }[] };
/** Returns the ids that an account's area shows. */
async function shown(headers: Headers): Promise<number[]> {
  const processes: { items: Item[] }[] = await data('my-selection-processes', headers);
  const items = processes.flatMap((process) => process.items);
  return items.flatMap(({ registrations }) => registrations.map(({ id }) => id));
}
const resetPassword = (email: string, code = '', password = candidatePassword) =>
  post('auth/password/reset', { email, code, password, confirmPassword: password });
const papers = (id: number) =>
  ['registrations', 'application-psg', 'proof-application-psg-pdf'].map((path) => `${path}/${id}`);
const stored = (id: number) => rowOf(app.db, registrations, id);
const areMarked = (ids: number[]) =>
  Promise.all(ids.map(async (id) => (await stored(id)).needs_document_check));
const taken = async ({ offer_id }: Offer) => (await rowOf(app.db, offers, offer_id)).taken;
const peopleAt = (email: string) => app.db.select().from(people).where(eq(people.email, email));

let applicant = 1000;
/** Adds an offer of a new process, and a person without other data. */
let offer: Offer;
let owner: Required<Omit<Person, 'phone'>>;
/** Data that a third party derives from what they know of her. */
let stranger: typeof owner;

beforeEach(async () => {
  await app.db.delete(rateLimits);
  offer = await addOffer();
  applicant += 1;
  const [nif, email] = [cpfOf(applicant), `dona${applicant}@exemplo.br`];
  const told = { full_name: 'Dona da Silva', birthdate: '1998-04-21', mother: 'Raimunda Alves' };
  owner = { ...told, nif, email };
  stranger = { ...owner, email: `estranho${applicant}@exemplo.br` };
});

/** Creates the owner's account; the institution may have verified her birth date. */
async function withAccount(verified_at?: Date) {
  const { nif, full_name, email } = owner;
  return sessionOf({ app }, await addCandidate(app.db, { nif, full_name, email, verified_at }));
}

describe('a stranger who applies first', () => {
  it.each([
    ['a false birth date', '1990-01-01'],
    ['the right birth date', '1998-04-21'],
  ])(
    'with her CPF, %s and an e-mail of their own neither keeps her out nor learns of her',
    async (_what, birthdate) => {
      const another = await addOffer();
      const theirs = await register(offer, { ...stranger, birthdate });
      const intruder = await enterByMail({ app }, stranger.email);
      /** Data of the account, without the traces of reading it: sessions and the record of exports. */
      const seen = async () => {
        const { sessions: _, records: __, ...received } = await data('auth/my-data', intruder);
        const [paper = '', sheet = ''] = papers(theirs);
        return [received, await data(paper, intruder), await data(sheet, intruder)];
      };
      expect(await areMarked([theirs])).toEqual([false]);
      const before = await seen();

      const hers = await register(offer, owner);
      const elsewhere = await register(another, owner);
      expect(await areMarked([theirs, hers, elsewhere])).toEqual([true, true, false]);
      expect(await seen()).toEqual(before);

      const herself = await enterByMail({ app }, owner.email);
      expect(await shown(herself)).toEqual([elsewhere, hers]);
      expect(await shown(intruder)).toEqual([theirs]);
      for (const path of [...papers(hers), ...papers(elsewhere)]) {
        expect(await status(path, intruder), path).toBe(404);
        expect(await status(path, herself), path).toBe(200);
      }
      expect(await status(papers(theirs)[0] ?? '', herself)).toBe(404);
    },
  );

  it('with her own CPF and e-mail, and a false birth date, keeps her out of nothing', async () => {
    const theirs = await register(offer, { ...owner, birthdate: '1990-01-01' });
    const hers = await register(offer, owner);
    expect(await areMarked([theirs, hers])).toEqual([true, true]);
    expect(await shown(await enterByMail({ app }, owner.email))).toEqual([hers, theirs]);
  });

  it('with her CPF and e-mail changes nothing of what she has given; both are kept, and marked', async () => {
    const hers = await register(offer, owner);
    const same = await register(await addOffer(), { ...owner, full_name: 'DONA DA SILVA' });
    expect(await areMarked([hers, same])).toEqual([false, false]);
    const others = { full_name: 'Falsa Pereira', phone: '96900000000' };
    const theirs = await register(await addOffer(), { ...owner, ...others });
    expect(await areMarked([hers, same, theirs])).toEqual([true, true, true]);
    const { phone } = await stored(hers);
    expect(await peopleAt(owner.email)).toMatchObject([{ full_name: 'Dona da Silva', phone }]);
    expect((await stored(theirs)).full_name).toBe('Falsa Pereira');
  });

  it('with her e-mail and other CPFs does not keep her out of it: whichever code of ten she uses, hers is there, and no other is worth anything then', async () => {
    const theirs = await register(await addOffer(), { ...owner, nif: cpfOf(++applicant) });
    const firstAccess = await mailedCode({ app }, owner.email);
    const hers = await register(offer, owner);
    for (let turn = 0; turn < 10; turn += 1) {
      const nif = cpfOf(++applicant);
      await addCandidate(app.db, { nif, full_name: 'Outra Pessoa', email: owner.email, password: null });
    }
    await post('auth/password/email', { email: owner.email });
    const [mail] = (await mailsOf(app.db, 'reset-code:%')).slice(-1);
    const codes = [...(mail?.body ?? '').matchAll(/(.+), CPF (.+) - código: (\w{8})/g)];
    const masked = (nif: string) => `***.${nif.slice(3, 6)}.${nif.slice(6, 9)}-**`;
    expect(codes.map(([, name]) => name)).toEqual([
      ...Array(2).fill('Dona da Silva'),
      ...Array(8).fill('Outra Pessoa'),
    ]);
    expect(codes[0]?.[2]).toBe(masked(owner.nif));

    expect((await resetPassword(owner.email, codes[9]?.[3])).statusCode).toBe(200);
    expect(await shown(await logIn({ app }, owner.email))).toEqual([hers, theirs]);
    const [proved, ...others] = await peopleAt(owner.email);
    expect([masked(proved?.nif ?? ''), others]).toEqual([codes[9]?.[2], []]);
    for (const code of [firstAccess, codes[0]?.[3]]) {
      const refused = await resetPassword(owner.email, code);
      expect(refused.json().data).toEqual({
        code: [expect.stringContaining('Código inválido ou expirado.')],
      });
    }
  });
});

describe('who is logged in', () => {
  it('and applies for herself gets one place, and sees it in her account, whatever e-mail the form says', async () => {
    const herself = await withAccount();
    const id = await register(offer, { ...owner, email: stranger.email }, herself);
    const again = await apply(offer, owner, herself);
    expect(again.json().data).toEqual({ nif: [expect.stringContaining('já realizou inscrição')] });
    expect(await shown(herself)).toEqual([id]);
    const [mail] = await mailsOf(app.db, `registration-psg:${id}`);
    expect(mail?.recipient).toBe(stranger.email);
    expect(mail?.body).not.toContain('Código');
  });

  it('and applies for somebody else leaves it to that person’s e-mail', async () => {
    const herself = await withAccount();
    const mothers = { ...stranger, nif: cpfOf(++applicant), full_name: 'Mãe da Silva' };
    const id = await register(offer, mothers, herself);
    expect(await shown(herself)).toEqual([]);
    expect(await shown(await enterByMail({ app }, mothers.email))).toEqual([id]);
  });
});

it('a mask stands for the name that this account gave, and reveals the name to nobody else', async () => {
  const herself = await withAccount();
  const mother = 'R••• A•••';
  for (const headers of [herself, undefined]) {
    const id = await register(await addOffer(), { ...owner, mother }, headers);
    expect((await stored(id)).mother).toBe('Raimunda Alves');
  }
  for (const person of [
    { ...stranger, mother },
    { ...owner, mother, birthdate: '1990-01-01' },
    { ...owner, mother: 'R••• B•••' },
  ]) {
    const refused = await apply(await addOffer(), person);
    expect(refused.json().data).toEqual({ mother: ['Escreva o nome completo da sua mãe'] });
  }
});

describe('a person whom the institution has verified', () => {
  const from = (address: string): Headers => ({ 'x-forwarded-for': address });
  const tryFrom = async (offer: Offer, person: Person, address: string, headers?: Headers) =>
    (await apply(offer, person, { ...from(address), ...headers })).statusCode;

  it('is refused with another birth date in the words of the dialog, which is a look-up of her, and with no false time to wait', async () => {
    await withAccount(clock.now());
    for (let day = 1; day <= 5; day += 1) {
      const wrong = { ...(day % 2 ? stranger : owner), birthdate: `1990-01-0${day}` };
      const answer = await apply(offer, wrong, from(`10.0.0.${day}`));
      expect(answer.statusCode).toBe(422);
      const text =
        'A data de nascimento não confere com o cadastro deste CPF. Corrija a data ou peça ajuda à unidade.';
      expect(answer.json()).toEqual({ message: text, data: { birthdate: [text] } });
    }
    const known = { ...from('10.0.0.99'), 'x-birthdate': owner.birthdate };
    expect(await status(`get-person-by-nif?nif=${owner.nif}`, known)).toBe(429);
    expect(await tryFrom(offer, { ...stranger, birthdate: '1990-01-06' }, '10.0.0.6')).toBe(422);
    expect(await taken(offer)).toBe(0);
    await register(offer, owner);
  });

  it('cannot be guessed: after ten tries from wherever not even the right date is told, but to her', async () => {
    offer = await addOffer({ capacity: 20 });
    const herself = await withAccount(clock.now());
    for (let day = 10; day < 20; day += 1) {
      await tryFrom(offer, { ...stranger, birthdate: `1990-01-${day}` }, `10.0.1.${day}`);
    }
    expect(await tryFrom(offer, stranger, '10.0.1.20')).toBe(429);
    expect(await tryFrom(offer, owner, '10.0.2.1')).toBe(200);
    const withOtherMail = { ...owner, email: 'nova@exemplo.br' };
    expect(await tryFrom(await addOffer(), withOtherMail, '10.0.2.1', herself)).toBe(200);
  });

  it('may be applied for by a stranger who knows CPF and birth date, who gets nothing of hers', async () => {
    await withAccount(clock.now());
    const [theirs, hers] = [await register(offer, stranger), await register(offer, owner)];
    expect(await areMarked([theirs, hers])).toEqual([true, true]);
    expect(await shown(await enterByMail({ app }, stranger.email))).toEqual([theirs]);
    expect(await peopleAt(stranger.email)).toMatchObject([{ verified_at: null }]);
  });
});

describe('a relative without an e-mail of their own', () => {
  const shared = { 'x-shared-email': 'true' };
  const relative = () => ({ ...owner, nif: cpfOf(applicant + 5000), full_name: 'Filha da Silva' });

  it('registers with hers once they say so, for a place of their own; her account stays hers', async () => {
    const session = await withAccount();
    const own = await register(offer, owner, session);
    expect((await apply(offer, relative())).statusCode).toBe(422);
    const id = await register(offer, relative(), shared);
    expect((await stored(id)).email).toBe(owner.email);
    expect(await shown(session)).toEqual([own]);
    const [mail] = await mailsOf(app.db, `registration-psg:${id}`);
    expect(mail?.recipient).toBe(owner.email);
    expect(mail?.body).toContain('Guarde o número da inscrição');
    expect(mail?.body).not.toMatch(/resetPassword/);
    expect((await peopleAt(owner.email)).map(({ nif }) => nif)).toEqual([owner.nif]);
  });

  it('takes one place in a process, however often they register', async () => {
    await withAccount();
    await register(offer, relative(), shared);
    expect((await apply(offer, relative(), shared)).statusCode).toBe(422);
    expect(await taken(offer)).toBe(1);
    await register(await addOffer(), relative(), shared);
  });

  it('changes nothing for who registers with an e-mail that is free, or with their own', async () => {
    await register(offer, owner, shared);
    expect((await peopleAt(owner.email)).map(({ nif }) => nif)).toEqual([owner.nif]);
  });
});
