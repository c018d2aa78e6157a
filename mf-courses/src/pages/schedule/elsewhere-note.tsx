import { OtherPlaces } from '@portal/ui/other-places';
import { useQuery } from '@tanstack/react-query';
import {
  askedPlace,
  type Modality,
  type ScheduleFilters,
  withFilters,
} from '../../domain/schedule-filters.ts';
import { otherPlacesQuery } from './schedule.queries.ts';

interface ElsewhereNoteProps {
  path: string;
  modality: Modality;
  filters: ScheduleFilters;
}

/** What other places have of what was asked for in one place; it only helps on, and shows nothing until it is known. */
export function ElsewhereNote({ path, modality, filters }: ElsewhereNoteProps) {
  const place = askedPlace(filters);
  const { data: places = [] } = useQuery({ ...otherPlacesQuery(modality, filters), enabled: place !== null });
  if (!place || places.length === 0) return null;
  return (
    <OtherPlaces
      kind={place.kind}
      missing={place.name}
      places={places}
      to={({ name }) => path + withFilters(filters, { unit: '', city: '', [place.kind]: name })}
    />
  );
}
