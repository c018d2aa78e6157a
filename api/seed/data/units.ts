import type { ActorName } from '../../src/art/actors.ts';
import type { AreaSlug } from '../../src/art/palette.ts';

/** Operative units (A 2.6), most visited first. `city` is the name of a city of Amapá. */
type UnitSeed = {
  name: string;
  city: string;
  address: string;
  phone: string;
  email: string;
  picture: { area: AreaSlug; actor: ActorName };
};

export const units: UnitSeed[] = [
  {
    name: 'Macapá',
    city: 'Macapá',
    address: 'Avenida da Linha do Equador, 100, Centro, Macapá - AP, 68900-000',
    phone: '9632140100',
    email: 'macapa@senac-amapa.example',
    picture: { area: 'tecnologia', actor: 'regatao' },
  },
  {
    name: 'Santana',
    city: 'Santana',
    address: 'Rua do Porto, 250, Área Portuária, Santana - AP, 68925-000',
    phone: '9632140200',
    email: 'santana@senac-amapa.example',
    picture: { area: 'comercio', actor: 'regatao' },
  },
  {
    name: 'Educação a Distância',
    city: 'Macapá',
    address: 'Avenida da Linha do Equador, 100, 2º andar, Centro, Macapá - AP, 68900-000',
    phone: '9632140300',
    email: 'ead@senac-amapa.example',
    picture: { area: 'educacional', actor: 'palafita' },
  },
  {
    name: 'Carreta-Escola',
    city: 'Laranjal do Jari',
    address: 'Praça Central, s/n, Agreste, Laranjal do Jari - AP, 68920-000',
    phone: '96991400400',
    email: 'carreta@senac-amapa.example',
    picture: { area: 'saude', actor: 'carreta' },
  },
  {
    name: 'Terraço',
    city: 'Macapá',
    address: 'Rua da Orla, 45, cobertura, Beirol, Macapá - AP, 68902-000',
    phone: '9632140500',
    email: 'terraco@senac-amapa.example',
    picture: { area: 'gastronomia', actor: 'palafita' },
  },
  {
    name: 'Oiapoque',
    city: 'Oiapoque',
    address: 'Avenida da Fronteira, 310, Centro, Oiapoque - AP, 68980-000',
    phone: '96991400600',
    email: 'oiapoque@senac-amapa.example',
    picture: { area: 'beleza', actor: 'samauma' },
  },
];
