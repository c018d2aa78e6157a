import { OtherPlaces } from '@portal/ui/other-places';
import { useQuery } from '@tanstack/react-query';
import {
  askedPlace,
  type Modality,
  type ScheduleFilters,
  schedulePath,
} from '../../domain/schedule-filters.ts';
import { otherPlacesQuery } from './schedule.queries.ts';

const courseNames: Record<Modality, string> = { 1: 'curso gratuito', 2: 'curso pago' };

interface ElsewhereNoteProps {
  modality: Modality;
  filters: ScheduleFilters;
}

/** Results of other places if the selected one has none; shows nothing until they are known. */
export function ElsewhereNote({ modality, filters }: ElsewhereNoteProps) {
  const place = askedPlace(filters);
  const { data: elsewhere } = useQuery({
    ...otherPlacesQuery(modality, filters),
    enabled: place !== null,
  });
  if (!place || !elsewhere || elsewhere.places.length === 0) return null;
  const isSameList = elsewhere.modality === modality;
  const kept = { ...filters, ...(!isSameList && { price: '' }), page: '', unit: '', city: '' };
  return (
    <OtherPlaces
      kind={place.kind}
      missing={place.name}
      what={isSameList ? undefined : courseNames[elsewhere.modality]}
      places={elsewhere.places}
      to={({ name }) => schedulePath(elsewhere.modality, { ...kept, [place.kind]: name })}
    />
  );
}
