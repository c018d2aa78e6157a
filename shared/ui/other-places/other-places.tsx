import type { OtherPlace, PlaceKind } from '@portal/shared/catalogue/other-places';
import { formatDate } from '@portal/shared/format/date';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styles from './other-places.module.css';

const MAX_SHOWN = 4;

interface OtherPlacesProps {
  kind: PlaceKind;
  /** Name of the place that has nothing. */
  missing: string;
  /** What it lacks, such as 'curso com “barbeiro”'. */
  what?: string;
  /** At least one. */
  places: readonly OtherPlace[];
  /** Path of what a place has. */
  to: (place: OtherPlace) => string;
}

/** Tells in a sentence that a place has nothing, and what the others have: each links to it. */
export const OtherPlaces = ({ kind, missing, what, places, to }: OtherPlacesProps) => (
  // Replaced as a whole: translators detach texts that React would change.
  <p key={[what, missing, ...places.map(({ name }) => name)].join()} className={styles.places}>
    Não há {what && `${what} `}
    {placeName(kind, missing)}
    {places.slice(0, MAX_SHOWN).map((place) => (
      <Fragment key={place.name}>
        ; <Link to={to(place)}>{placeName(kind, place.name)}</Link> há {place.courses}
        {place.start && `, ${place.courses > 1 ? 'a partir do ' : ''}dia ${formatDate(place.start)}`}
      </Fragment>
    ))}
    .
  </p>
);

const placeName = (kind: PlaceKind, name: string): string =>
  kind === 'unit' ? `na unidade ${name}` : `em ${name}`;
