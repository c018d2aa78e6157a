import type { CourseClass } from '../contract/courses.ts';
import { dayOf } from '../format/date.ts';

type Starting = Pick<CourseClass, 'dataPeriodoExecucaoInicial'>;

/** The classes in the order in which they begin; those without a date last. */
export const byStart = <Class extends Starting>(classes: readonly Class[]): Class[] =>
  classes.toSorted((one, other) => compare(startOf(one), startOf(other)));

const startOf = ({ dataPeriodoExecucaoInicial }: Starting) => dayOf(dataPeriodoExecucaoInicial) ?? '9999';

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
