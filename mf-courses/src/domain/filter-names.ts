/** Query parameters of a schedule, in the order of its URL (A 2.4). */
export const filterNames = [
  'seg',
  'axis',
  'unit',
  'city',
  'title',
  'shift',
  'price',
  'month',
  'vacancies',
  'week',
  'sort',
  'view',
  'page',
] as const;
export type FilterName = (typeof filterNames)[number];
