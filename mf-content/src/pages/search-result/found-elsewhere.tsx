import { OtherPlaces } from '@portal/ui/other-places';
import { SearchHitSection } from './search-hit-section.tsx';
import styles from './search-result.module.css';
import type { AskedSearch, Elsewhere } from './search-result.queries.ts';

/** States that the selected unit has no such course, with those of other units. */
export const FoundElsewhere = ({
  text,
  unit,
  elsewhere: { places, findings },
}: AskedSearch & { elsewhere: Elsewhere }) => (
  <>
    {places.length > 0 ? (
      <OtherPlaces
        kind="unit"
        missing={unit}
        what={`curso com “${text}”`}
        places={places}
        to={({ name }) => `/searchResult?${new URLSearchParams({ search: text, unit: name })}`}
      />
    ) : (
      <p className={styles.understood}>
        {`Não há curso com “${text}” na unidade ${unit}, só em outros lugares.`}
      </p>
    )}
    <SearchHitSection
      group={{ id: 'outras-unidades', title: 'Em outras unidades', findings: [...findings] }}
    />
  </>
);
