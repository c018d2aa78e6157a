import { timesOf } from '@portal/contract/catalogue/class-times';
import { days } from '@portal/contract/catalogue/week-cells';
import type { CourseClass } from '@portal/contract/endpoints/courses';
import { toIsoDay } from '@portal/contract/format/date';

/** Class with the title of its course. */
export interface TitledClass {
  title: string;
  offered: Pick<
    CourseClass,
    'horarios' | 'localidade' | 'dataPeriodoExecucaoInicial' | 'dataPeriodoExecucaoFinal'
  >;
}

/** Describes each pair of classes at the same time: "Barbeiro (Santana) e Vendedor (Macapá): segunda e quarta". */
export function findClashes(classes: readonly TitledClass[]): string[] {
  const clashes = classes.flatMap((one, index) =>
    classes.slice(index + 1).flatMap((other) => {
      const shared = isOverlapping(one, other) ? findSharedDays(one, other) : [];
      if (shared.length === 0) return [];
      return `${formatName(one)} e ${formatName(other)}: ${new Intl.ListFormat('pt-BR').format(shared)}`;
    }),
  );
  return [...new Set(clashes)];
}

const formatName = ({ title, offered: { localidade } }: TitledClass): string =>
  localidade ? `${title} (${localidade})` : title;

/** Returns whether the periods of two classes overlap. */
function isOverlapping({ offered: one }: TitledClass, { offered: other }: TitledClass): boolean {
  const [start, end] = [toIsoDay(one.dataPeriodoExecucaoInicial), toIsoDay(one.dataPeriodoExecucaoFinal)];
  const [otherStart, otherEnd] = [
    toIsoDay(other.dataPeriodoExecucaoInicial),
    toIsoDay(other.dataPeriodoExecucaoFinal),
  ];
  return Boolean(start && end && otherStart && otherEnd && start <= otherEnd && otherStart <= end);
}

function findSharedDays({ offered: one }: TitledClass, { offered: other }: TitledClass): string[] {
  const others = timesOf(other.horarios);
  const shared = timesOf(one.horarios).flatMap((time) =>
    others
      .filter(({ from, to }) => time.from < to && from < time.to)
      .flatMap((same) => same.days.filter((day) => time.days.includes(day))),
  );
  return days.filter(({ value }) => shared.includes(value)).map(({ label }) => label.toLowerCase());
}
