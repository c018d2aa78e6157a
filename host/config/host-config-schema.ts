import type { MenuKey } from '@portal/client/menu/menu-key';
import * as z from 'zod';

const text = z.string().min(1, 'must not be empty');
const path = z.string().startsWith('/', 'must be a path below the base path, such as /cursos');
const address = z.url({ protocol: /^https$/, error: 'must be an https address' });
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #004a8d');
const size = z.string().regex(/^\d+ (kB|KiB)$/, "must be a size such as '6 kB'");
const menuKey = z.custom<MenuKey>((value) => typeof value === 'string', 'must be a key of the menus');

/** Entry of the menu bar: a panel of links, or one link. Pages declare their menu by its key. */
const menu = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('panel'),
    key: menuKey,
    label: text,
    /** Text next to the links. */
    lead: text,
    /** Page of the contract whose sub-pages the panel adds (A 2.1). */
    parent: text,
    /** Whether the panel shows the course areas. */
    areas: z.boolean(),
    /** `to` is a path below the base path. */
    links: z.array(z.object({ label: text, to: path })).readonly(),
  }),
  z.object({ kind: z.literal('link'), key: menuKey, label: text, to: path }),
  z.object({ kind: z.literal('external'), key: text, label: text, href: address }),
]);

export type Menu = z.infer<typeof menu>;

/** Schema of the facts in `portal.config.ts` that the shell and the host's own routes read. */
export const hostConfigSchema = z.object({
  institution: z.object({
    name: text,
    brand: text,
    region: text,
    site: address,
    profile: text,
    about: text,
    addresses: z.record(z.string(), address),
    shortName: text.max(12, 'must have room under an icon: 12 characters'),
    description: text,
    pictureText: text,
    address: z.object({
      state: z.string().length(2, 'must be two letters'),
      country: z.string().length(2, 'must be two letters'),
    }),
    reception: z.object({
      unit: text,
      phone: z.string().regex(/^\d{10,11}$/, 'must be digits with the area code'),
    }),
    browserBar: z.object({ theme: colour, background: colour }),
  }),
  menus: z
    .array(menu)
    .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'two menus have one key')
    .readonly(),
  reportLanguages: z.array(z.string().regex(/^[a-z]{2}$/, 'must be a language such as en')).readonly(),
  budgets: z.object({ homePage: size, remoteEntry: size }),
});

export type HostConfig = z.infer<typeof hostConfigSchema>;
