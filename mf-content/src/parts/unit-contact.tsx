import { ApiError, call } from '@portal/client/api';
import { listUnits, type Unit } from '@portal/contract/endpoints/units';
import { formatPhone, phoneLink } from '@portal/contract/format/phone';
import { whatsappLink } from '@portal/contract/format/social-profiles';
import { slug } from '@portal/contract/format/text';
import { WrapText } from '@portal/ui/wrap-text';
import { queryOptions } from '@tanstack/react-query';
import { Clock, type LucideIcon, Mail, Map as MapIcon, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { unitMap } from '../domain/units.ts';
import styles from '../pages/unit/unit.module.css';

interface UnitContactProps {
  unit: Unit;
  /** False omits the address. */
  place?: boolean;
}

/** Address, map, hours and contacts of a unit (A 2.6); unknown ones are left out. */
export function UnitContact({ unit, place = true }: UnitContactProps) {
  const { name, address, phone, email, whatsapp, opening_hours: hours, map_url: mapUrl } = unit;
  const map = unitMap(unit);
  const dial = phone ? phoneLink(phone) : null;
  const chat = whatsappLink(whatsapp, `Olá! Quero falar com a unidade ${name}.`);
  return (
    <ul className="stack gap-2">
      {place && address && (
        <Way icon={MapPin}>
          {map ? (
            <a href={map} target="_blank" rel="noopener noreferrer">
              <WrapText>{address}</WrapText>
              <span className="visuallyHidden"> (abre o mapa em nova aba)</span>
            </a>
          ) : (
            <WrapText>{address}</WrapText>
          )}
        </Way>
      )}
      {place && mapUrl && !map && (
        <Way icon={MapIcon}>
          <a href={mapUrl} target="_blank" rel="noopener noreferrer">
            Ver no mapa
            <span className="visuallyHidden"> a unidade {name} (abre em nova aba)</span>
          </a>
        </Way>
      )}
      {hours.length > 0 && (
        <Way icon={Clock}>
          <span className="visuallyHidden">Horário de atendimento: </span>
          {hours.map((each) => (
            <span key={each} className="block">
              {each}
            </span>
          ))}
        </Way>
      )}
      {phone && (
        <Way icon={Phone}>
          {dial ? (
            <a href={dial}>
              <WrapText>{formatPhone(phone)}</WrapText>
            </a>
          ) : (
            phone
          )}
        </Way>
      )}
      {chat && (
        <Way icon={MessageCircle}>
          <a href={chat} target="_blank" rel="noopener noreferrer">
            WhatsApp <WrapText>{formatPhone(whatsapp ?? '')}</WrapText>
            <span className="visuallyHidden"> da unidade {name} (abre em nova aba)</span>
          </a>
        </Way>
      )}
      {email && (
        <Way icon={Mail}>
          <a href={`mailto:${email}`}>
            <WrapText>{email}</WrapText>
          </a>
        </Way>
      )}
    </ul>
  );
}

const Way = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className={`stack alignStart gap-3 ${styles.way}`}>
    <Icon aria-hidden="true" size={20} />
    <span>{children}</span>
  </li>
);

/** Operative units, in the server's order (A 2.6). */
export const unitsQuery = () =>
  queryOptions({ queryKey: ['units'], queryFn: ({ signal }) => call(listUnits, { signal }) });

/** Unit by its slug; an unknown one is not found. */
export const unitQuery = (name: string) =>
  queryOptions({
    queryKey: ['units', name],
    meta: { required: true },
    queryFn: async ({ signal }) => {
      const unit = (await call(listUnits, { signal })).find((each) => slug(each.name) === slug(name));
      if (!unit) throw new ApiError('http', { status: 404 });
      return unit;
    },
  });
