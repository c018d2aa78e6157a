import type { ReleaseManifest } from './release-manifest.ts';

/** Parts of a release whose compressed size the registry may limit. */
export const budgetParts = ['scripts', 'styles', 'total'] as const;

export type BudgetPart = (typeof budgetParts)[number];
/** Maximum sizes in KiB. */
export type Budget = Partial<Record<BudgetPart, number | undefined>>;

const KIB = 1024;
const LARGEST = 3;

const endings: Record<BudgetPart, RegExp> = { scripts: /\.m?js$/, styles: /\.css$/, total: /(?:)/ };

/** Lists the files of a part with the bytes that most browsers download, largest first. */
function listFiles({ files }: Pick<ReleaseManifest, 'files'>, part: BudgetPart) {
  return Object.entries(files)
    .filter(([file]) => file.startsWith('web/') && !/\.(br|gz)$/.test(file) && endings[part].test(file))
    .map(([file, { size }]) => ({ file, bytes: files[`${file}.br`]?.size ?? size }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

/** Returns the size of a part in KiB, rounded up. */
export const measurePart = (release: Pick<ReleaseManifest, 'files'>, part: BudgetPart): number =>
  Math.ceil(listFiles(release, part).reduce((sum, { bytes }) => sum + bytes, 0) / KIB);

/** Returns the first part that exceeds its budget, with its largest files, or null. */
export function findExceededBudget(release: Pick<ReleaseManifest, 'files'>, budgets: Budget) {
  for (const part of budgetParts) {
    const budget = budgets[part];
    const size = measurePart(release, part);
    if (budget === undefined || size <= budget) continue;
    const largest = listFiles(release, part)
      .slice(0, LARGEST)
      .map(({ file, bytes }) => `${file} (${Math.ceil(bytes / KIB)} KiB)`);
    return { kind: 'budget' as const, part, size, budget, largest };
  }
  return null;
}
