import { emailDomain } from '@portal/contract/institution/contacts';
import type { AreaSlug } from '../../src/art/palette.ts';
import type { ActorName } from '../art/actors.ts';

/** State of the demonstration, whatever the institution's own is. */
export const demoState = 'AP';

/** Operative units (A 2.6), most visited first. `city` is the name of a city of {@link demoState}. */
type UnitSeed = {
  name: string;
  city: string;
  address: string;
  phone: string;
  email: string;
  whatsapp: string;
  opening_hours: string[];
  picture: { area: AreaSlug; actor: ActorName };
};

const officeHours = ['Segunda a sexta, 8h às 21h', 'Sábados, 8h às 12h'];

export const units: UnitSeed[] = [
  {
    name: 'Macapá',
    city: 'Macapá',
    address: 'Avenida da Linha do Equador, 100, Centro, Macapá - AP, 68900-000',
    phone: '9632140100',
    email: `macapa@${emailDomain}`,
    whatsapp: '96991400100',
    opening_hours: officeHours,
    picture: { area: 'tecnologia', actor: 'regatao' },
  },
  {
    name: 'Santana',
    city: 'Santana',
    address: 'Rua do Porto, 250, Área Portuária, Santana - AP, 68925-000',
    phone: '9632140200',
    email: `santana@${emailDomain}`,
    whatsapp: '96991400200',
    opening_hours: officeHours,
    picture: { area: 'comercio', actor: 'regatao' },
  },
  {
    name: 'Educação a Distância',
    city: 'Macapá',
    address: 'Avenida da Linha do Equador, 100, 2º andar, Centro, Macapá - AP, 68900-000',
    phone: '9632140300',
    email: `ead@${emailDomain}`,
    whatsapp: '96991400300',
    opening_hours: ['Segunda a sexta, 8h às 18h'],
    picture: { area: 'educacional', actor: 'palafita' },
  },
  {
    name: 'Carreta-Escola',
    city: 'Laranjal do Jari',
    address: 'Praça Central, s/n, Agreste, Laranjal do Jari - AP, 68920-000',
    phone: '96991400400',
    email: `carreta@${emailDomain}`,
    whatsapp: '96991400400',
    opening_hours: ['Segunda a sexta, 8h às 18h'],
    picture: { area: 'saude', actor: 'carreta' },
  },
  {
    name: 'Terraço',
    city: 'Macapá',
    address: 'Rua da Orla, 45, cobertura, Beirol, Macapá - AP, 68902-000',
    phone: '9632140500',
    email: `terraco@${emailDomain}`,
    whatsapp: '96991400500',
    opening_hours: ['Segunda a sexta, 9h às 18h', 'Almoço: terça a sexta, 12h às 14h30'],
    picture: { area: 'gastronomia', actor: 'palafita' },
  },
  {
    name: 'Oiapoque',
    city: 'Oiapoque',
    address: 'Avenida da Fronteira, 310, Centro, Oiapoque - AP, 68980-000',
    phone: '96991400600',
    email: `oiapoque@${emailDomain}`,
    whatsapp: '96991400600',
    opening_hours: ['Segunda a sexta, 8h às 18h'],
    picture: { area: 'beleza', actor: 'samauma' },
  },
];
