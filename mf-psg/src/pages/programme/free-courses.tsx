import { cataloguePage } from '@portal/client/catalogue/catalogue-query';
import { storage } from '@portal/client/storage';
import { now } from '@portal/contract/clock';
import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import { formatDate } from '@portal/contract/format/date';
import { AsyncRegion } from '@portal/ui/async-region';
import { EmptyState } from '@portal/ui/empty-state';
import { OtherPlaces } from '@portal/ui/other-places';
import { PlainSelect } from '@portal/ui/plain-field';
import { Skeleton } from '@portal/ui/skeleton';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { cityNames, listOtherPlaces, type NearCourse, nearCourses } from '../../domain/near-courses.ts';
import styles from './programme.module.css';

/** Storage key of the last chosen city. Only this module uses it. */
const KEY = 'cidade';

const MAX_COURSES = 4;

/** Lists free courses without selection, nearest to the chosen city first. Rendered only in browsers. */
export function FreeCourses() {
  const titleId = useId();
  const [city, setCity] = useState(() => storage.read(KEY) ?? '');
  const query = useQuery(freeCoursesQuery(city));
  const choose = (chosen: string) => {
    setCity(chosen);
    storage.write(KEY, chosen);
  };
  return (
    <section aria-labelledby={titleId} className="stack measure mt-8">
      <h3 id={titleId} className="text-md">
        Você também pode fazer, sem comprovar renda
      </h3>
      <AsyncRegion
        query={query}
        loading={<Skeleton kind="text" count={4} label="Procurando cursos perto de você…" />}
        empty={({ courses }) => nearCourses(courses, city, now()).length === 0}
        emptyState={<EmptyState title="Nenhum curso livre com vagas neste momento" />}
        failedTitle="Não foi possível procurar os cursos livres"
      >
        {({ courses, cities }) => (
          <div className="stack start">
            <PlainSelect
              label="Sua cidade"
              value={cities.includes(city) ? city : ''}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">Todas as cidades</option>
              {cities.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </PlainSelect>
            <Elsewhere city={city} courses={courses} />
            <ul className={`stack gap-3 ${styles.courses}`}>
              {nearCourses(courses, city, now())
                .slice(0, MAX_COURSES)
                .map((course) => (
                  <Course key={course.id} {...course} />
                ))}
            </ul>
            <Link to="/cursos-livres">Ver todos os cursos livres</Link>
          </div>
        )}
      </AsyncRegion>
    </section>
  );
}

const Elsewhere = ({ city, courses }: { city: string; courses: readonly CatalogueCourse[] }) => {
  const places = listOtherPlaces(courses, city, now());
  return (
    places.length > 0 && (
      <OtherPlaces
        kind="city"
        missing={city}
        what="curso livre"
        places={places}
        to={({ name }) => `/cursos-livres?${new URLSearchParams({ city: name })}`}
      />
    )
  );
};

function Course({ id, title, classId, city, unit, start }: NearCourse) {
  const place = city && unit && city !== unit ? `${city} (${unit})` : (city ?? unit);
  return (
    <li>
      <Link to={`/detalhes/${id}?turma=${classId}`} className="bold">
        {title}
      </Link>
      <span className="text-sm">
        {[place, start && `começa em ${formatDate(start)}`].filter(Boolean).join(', ')}
      </span>
    </li>
  );
}

/** Loads free courses with vacancies, those in a city and the first of all, and the cities to choose from. */
const freeCoursesQuery = (city: string) =>
  queryOptions({
    queryKey: ['free-courses', city],
    queryFn: async (asking) => {
      const filters = { modality: '1', vacancies: '1', size: '24' };
      const [all, local] = await Promise.all([
        cataloguePage(filters, asking),
        city === '' ? null : cataloguePage({ ...filters, city }, asking),
      ]);
      const courses = [...(local?.groups ?? []), ...all.groups].flatMap((group) => group.courses);
      return { courses, cities: cityNames(all.facets.cities.map(({ value }) => value)) };
    },
    placeholderData: keepPreviousData,
  });
