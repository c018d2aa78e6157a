import { contrast } from '@portal/tooling/testing/contrast';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Email, type EmailPart, emailColours, writeEmail } from './email.ts';

const portalUrl = 'https://portal.example.org/senac-portal';
const write = (email: Email) => writeEmail(portalUrl, email);
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Returns an e-mail with every kind of part, each with the same text. */
const everyPart = (text: string): EmailPart[] => [
  text,
  { kind: 'link', text, link: '/FaleConosco' },
  { kind: 'facts', facts: [[text, text]] },
  { kind: 'code', code: 'ABCD1234' },
  { kind: 'code', code: 'ABCD1234', of: text },
  { kind: 'action', label: text, link: '/login' },
];

describe('an e-mail', () => {
  const facts: [string, string][] = [
    ['Número de inscrição', 'PSG-2026-000001'],
    ['Sua posição', '3'],
  ];
  const { subject, body, html } = write({
    subject: 'Inscrição confirmada',
    parts: [
      'Olá, Ana.',
      { kind: 'facts', facts },
      { kind: 'code', code: 'ABCD1234' },
      { kind: 'code', code: 'EFGH5678', of: 'Ana', validFor: '24 horas' },
      { kind: 'action', label: 'Criar senha', link: '/resetPassword' },
    ],
  });

  it('is plain text with full URLs', () => {
    expect(subject).toBe('Inscrição confirmada');
    expect(body).toBe(
      [
        'Olá, Ana.',
        'Número de inscrição: PSG-2026-000001\nSua posição: 3',
        'Código: ABCD1234 (vale por 10 minutos e uma única vez)',
        'Ana - código: EFGH5678 (vale por 24 horas e uma única vez)',
        `Criar senha: ${portalUrl}/resetPassword`,
        `Senac Amapá\n${portalUrl}`,
      ].join('\n\n'),
    );
  });

  it('is HTML that says the same', () => {
    const page = parse(html);
    const said = page.body.textContent ?? '';
    for (const word of body.split(/[\s():]+/)) expect(said).toContain(word);
    expect(page.documentElement.lang).toBe('pt-BR');
    expect(page.title).toBe(subject);
    expect(page.querySelector('h1')?.textContent).toBe(subject);
    const roles = [...page.querySelectorAll('table')].map((each) => each.getAttribute('role'));
    expect(new Set(roles)).toEqual(new Set(['presentation']));
  });

  it('needs nothing from elsewhere and leads to the portal alone', () => {
    const page = parse(html);
    expect(page.querySelectorAll('img, link, script, iframe, object, form')).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import|@font-face/);
    const links = [...page.querySelectorAll('a')].map(({ href }) => href);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link.startsWith(portalUrl)).toBe(true);
  });
});

describe('whatever is in an e-mail', () => {
  const shape = (html: string) => [...parse(html).querySelectorAll('*')].map(({ tagName }) => tagName);
  const plain = shape(write({ subject: 'a', parts: everyPart('a') }).html);

  it('is shown as it is, is never markup, and never begins a line of its own', () => {
    const lines = write({ subject: 'a', parts: everyPart('a') }).body.split('\n').length;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const { subject, body, html } = write({ subject: `x${text}`, parts: everyPart(`x${text}`) });
        expect(shape(html)).toEqual(plain);
        const page = parse(html);
        for (const place of ['h1', 'p', 'strong'])
          expect(page.querySelector(place)?.textContent).toBe(subject);
        expect(body.split(/\r\n|[\r\n\u2028\u2029]/)).toHaveLength(lines);
        expect(body).toContain(subject);
        expect(subject).not.toMatch(/[\r\n\u202a-\u202e]/);
      }),
      {
        numRuns: 50,
        examples: [['<script>alert(1)</script>'], ['"><img src=x onerror=alert(1)>'], ['&lt;b&gt; & &amp;']],
      },
    );
  });
});

describe('the colours of an e-mail', () => {
  /** Inverts a colour, as mail programs do in dark mode. */
  const inverted = (hex: string) =>
    `#${(0xffffff - Number.parseInt(hex.slice(1), 16)).toString(16).padStart(6, '0')}`;

  const pairs: [text: keyof typeof emailColours, ground: keyof typeof emailColours][] = [
    ['ink', 'sheet'],
    ['soft', 'sheet'],
    ['link', 'sheet'],
    ['ink', 'panel'],
    ['soft', 'panel'],
    ['soft', 'ground'],
    ['link', 'ground'],
    ['onButton', 'button'],
  ];
  it.each(pairs)('%s on %s can be read by day, by night and turned around', (text, ground) => {
    const [one, other] = [emailColours[text], emailColours[ground]];
    expect(contrast(one.light, other.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(one.dark, other.dark)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inverted(one.light), inverted(other.light))).toBeGreaterThanOrEqual(4.5);
  });
});
