import { random } from '../../api/src/art/random.ts';

/** Every course, without any filter. */
export const PATH = '/api/v1/courses-sig';

/** Values of the schedule's filters that find something. */
export interface FilterValues {
  axis_technology: readonly string[];
  unit: readonly string[];
  title: readonly string[];
  segment: readonly string[];
}

/** Asks a server of the large schedule for the values of its filters. */
export async function filterValues(apiUrl: string): Promise<FilterValues> {
  const response = await fetch(`${apiUrl}/api/v1/courses-search`);
  const { data } = (await response.json()) as {
    data: {
      facets: Record<'axes' | 'units' | 'segments', { value: string }[]>;
      groups: { courses: { title: string }[] }[];
    };
  };
  const values = (options: { value: string }[]) => options.map(({ value }) => value);
  const titles = data.groups.flatMap(({ courses }) => courses.map(({ title }) => title));
  return {
    axis_technology: values(data.facets.axes),
    unit: values(data.facets.units),
    segment: values(data.facets.segments),
    title: [
      ...new Set(titles.flatMap((title) => title.split(/[^\p{L}]+/u)).filter((word) => word.length > 3)),
    ],
  };
}

/** Addresses of the schedule with one to four of its filters, the same ones in every run. */
export function randomAddresses(values: FilterValues): () => string {
  const { between, integer } = random('catalogue');
  const names = Object.keys(values) as (keyof FilterValues)[];
  return () => {
    const always = integer(0, names.length - 1);
    const query = new URLSearchParams();
    for (const [index, name] of names.entries()) {
      if (index !== always && between(0, 1) < 0.6) continue;
      query.set(name, values[name][integer(0, values[name].length - 1)] ?? '');
    }
    return `${PATH}?${query}`;
  };
}
