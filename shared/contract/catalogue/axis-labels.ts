import { groupBy } from '../collections/group-by.ts';
import { fold } from '../format/fold.ts';
import type { CourseEntry } from './course-entries.ts';

const areaListFormat = new Intl.ListFormat('pt-BR');

/**
 * Names each axis by the areas of its courses, such as "Beleza e Saúde" for "Ambiente e Saúde": visitors
 * already know the areas from tabs and cards. Axes with the same areas, or none, keep their name.
 * @returns labels by the folded name of the axis
 */
export function axisLabels(entries: readonly Pick<CourseEntry, 'axis' | 'head'>[]): Map<string, string> {
  const labels = [...groupBy(entries, ({ axis }) => axis)].map(([axis, members]) => {
    const areas = new Set(members.map(({ head }) => head.segment ?? '').filter(Boolean));
    return {
      axis,
      areas: areaListFormat.format([...areas].sort((one, other) => one.localeCompare(other, 'pt-BR'))),
    };
  });
  return new Map(
    labels.map(({ axis, areas }) => {
      const isUnique = labels.filter((other) => other.areas === areas).length === 1;
      return [fold(axis), areas && isUnique ? areas : axis];
    }),
  );
}
