import type { OtherPlace, PlaceKind } from '@portal/contract/catalogue/other-places';
import { formatDate } from '@portal/contract/format/date';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';

const MAX_SHOWN = 4;

interface OtherPlacesProps {
  kind: PlaceKind;
  /** Name of the place without results. */
  missing: string;
  /** Missing item, such as 'curso com “barbeiro”'. */
  what?: string;
  places: readonly OtherPlace[];
  /** Path of a place's results. */
  to: (place: OtherPlace) => string;
}

/** States that a place has no results and links to those of other places. */
export const OtherPlaces = ({ kind, missing, what, places, to }: OtherPlacesProps) => (
  // Replaced as a whole: translators detach text nodes that React would update.
  <p key={[what, missing, ...places.map(({ name }) => name)].join()} className="measure mt-5 mb-5 beside">
    Não há {what && `${what} `}
    {describePlace(kind, missing)}
    {places.slice(0, MAX_SHOWN).map((place) => (
      <Fragment key={place.name}>
        ; <Link to={to(place)}>{describePlace(kind, place.name)}</Link> há {place.courses}
        {place.start && `, ${place.courses > 1 ? 'a partir do ' : ''}dia ${formatDate(place.start)}`}
      </Fragment>
    ))}
    .
  </p>
);

const describePlace = (kind: PlaceKind, name: string): string =>
  kind === 'unit' ? `na unidade ${name}` : `em ${name}`;
