import type { CatalogueFacets, CataloguePage } from '@portal/contract/endpoints/catalogue';
import { groupDigits } from '@portal/contract/format/money';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { PlainSelect } from '@portal/ui/plain-field';
import { useHydrated } from '@portal/ui/use-hydrated';
import { Check, ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import {
  activeFilters,
  availableOptions,
  countText,
  type Facet,
  isInBar,
  listFacets,
  type Modality,
  type ScheduleFilters,
  withFilters,
  withoutFilters,
} from '../../domain/schedule-filters.ts';
import styles from './schedule.module.css';
import { useSchedulePage } from './schedule.queries.ts';

interface FilterBarProps {
  path: string;
  modality: Modality;
  filters: ScheduleFilters;
  answer: Pick<CataloguePage, 'facets' | 'total'>;
  onGo: (search: string) => void;
}

/** Filters and order beyond the form and the tabs: panels, or on phones a sheet. */
export const FilterBar = ({ path, answer, ...sheet }: FilterBarProps) => (
  <Bar sheet={<FilterSheet {...sheet} facets={answer.facets} />}>
    {listFacets(sheet.filters, answer.facets)
      .filter((facet) => isInBar(facet, answer.total))
      .map((facet) => (
        <FacetPanel
          key={facet.name}
          facet={facet}
          to={(value) => path + withFilters(sheet.filters, { [facet.name]: value })}
        />
      ))}
  </Bar>
);

/** Panels, which the sheet replaces on phones: hydration renders only this component again. */
function Bar({ sheet, children }: { sheet: ReactNode; children: ReactNode }) {
  const hydrated = useHydrated();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const open = bar.current?.querySelector('details[open]');
      if (open && !open.contains(target as Node)) open.removeAttribute('open');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  return (
    <>
      {hydrated && <div className={styles.phone}>{sheet}</div>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes an open disclosure inside */}
      <div
        ref={bar}
        className={`relative shrinks ${styles.bar}`}
        data-hydrated={hydrated || undefined}
        onKeyDown={closeOnEscape}
      >
        <div className={`cluster gap-2 ${styles.names}`}>{children}</div>
      </div>
    </>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const open = key === 'Escape' ? currentTarget.querySelector('details[open]') : null;
  open?.removeAttribute('open');
  open?.querySelector('summary')?.focus();
}

/** Options of a facet as links in a native disclosure, which needs no JavaScript. */
function FacetPanel({ facet, to }: { facet: Facet; to: (value: string) => string }) {
  const isFilter = facet.all !== undefined;
  const options = availableOptions(facet);
  const chosen = options.find(({ isChosen }) => isChosen);
  return (
    <details name="filtros" className={styles.facet}>
      <summary
        className={`targetRow framed pill text-sm superficie ${styles.summary}`}
        data-kind={isFilter ? 'filter' : 'order'}
        data-chosen={chosen !== undefined}
      >
        {facet.label}
        {!isFilter && chosen && <span className={styles.order}>{`: ${chosen.label}`}</span>}
        <ChevronDown aria-hidden="true" size={18} className={`turning azulRio ${styles.arrow}`} />
      </summary>
      <ul className={`stack columns gap-0 gap-x-6 hanging ${styles.panel}`}>
        {options.map(({ value, label, count, isChosen }) => (
          <li key={value}>
            <Link
              to={to(isFilter && isChosen ? '' : value)}
              preventScrollReset
              aria-current={isChosen || undefined}
              className={`targetRow gap-2 text-sm plain ${styles.option}`}
              onClick={close}
            >
              {isChosen && <Check aria-hidden="true" size={18} />}
              <span>
                <span>{label}</span>{' '}
                {isChosen && isFilter && <span className="visuallyHidden">(remover filtro)</span>}
              </span>{' '}
              {count !== undefined && (
                <span className="muted tabular push regular">
                  <span>{count}</span>{' '}
                  <span className="visuallyHidden">{count === 1 ? 'curso' : 'cursos'}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Closes the panel; its button keeps the focus. */
function close({ currentTarget }: MouseEvent<HTMLElement>): void {
  const details = currentTarget.closest('details');
  details?.removeAttribute('open');
  details?.querySelector('summary')?.focus({ preventScroll: true });
}

interface FacetSelectProps extends Omit<ComponentProps<typeof PlainSelect>, 'label' | 'children'> {
  facet: Pick<Facet, 'label' | 'all' | 'value' | 'options'>;
}

/** Options of a facet as a select. The selected value is an option even before the options load. */
export function FacetSelect({ facet: { label, all, value, options }, ...field }: FacetSelectProps) {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <PlainSelect {...field} label={label}>
      {all && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.count === undefined ? option.label : `${option.label} (${groupDigits(option.count)})`}
        </option>
      ))}
      {!isKnown && <option value={value}>{value}</option>}
    </PlainSelect>
  );
}

interface FilterSheetProps extends Pick<FilterBarProps, 'modality' | 'filters' | 'onGo'> {
  facets: CatalogueFacets;
}

/** All filters and the order on one sheet, for phones: "Filtrar (2)". */
function FilterSheet(props: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const active = activeFilters(props.filters, props.facets).length;
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" size={20} />{' '}
        <span>{active > 0 ? `Filtrar (${active})` : 'Filtrar'}</span>
      </Button>
      {open && <Sheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Explains why courses cannot be counted; null if they can or this is not known yet. */
function describeCountError(failed: boolean, offline: boolean): string | null {
  if (offline) return 'Você está sem conexão: os cursos são contados quando ela voltar.';
  return failed ? 'Não foi possível contar os cursos. Os filtros podem ser usados assim mesmo.' : null;
}

/** Explains why a city and the unit of the same name may have different counts. */
const hints: Partial<ScheduleFilters> = {
  city: 'Turmas com local já definido, de qualquer unidade.',
};

/** Choices update the count immediately and apply on confirmation. */
function Sheet({ modality, filters, facets, onGo, onClose }: FilterSheetProps & { onClose: () => void }) {
  const [draft, setDraft] = useState<ScheduleFilters>({ ...filters, page: '' });
  const { query, latest } = useSchedulePage(modality, draft);
  const { data: found, isError, fetchStatus } = query;
  const trouble = describeCountError(isError, fetchStatus === 'paused' && !found);
  const apply = () => {
    onGo(withFilters(draft, {}));
    onClose();
  };
  return (
    <Dialog
      open
      size="sheet"
      title="Filtrar cursos"
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={apply}
            disabledReason={found?.total === 0 ? 'Nenhum curso com estes filtros.' : undefined}
          >
            {found
              ? `Ver ${found.total === 1 ? '1 curso' : `${groupDigits(found.total)} cursos`}`
              : 'Ver cursos'}
          </Button>
          <Button variant="quiet" onClick={() => setDraft(withoutFilters(draft))}>
            Limpar filtros
          </Button>
        </>
      }
    >
      <p role="status" className={trouble ? 'bold mb-3' : 'visuallyHidden'}>
        {trouble ?? (found ? countText(found.total, modality) : '')}
      </p>
      <div className={`stack columns alignEnd gap-3 gap-x-4 ${styles.fields}`}>
        {listFacets(draft, latest?.facets ?? facets).map((facet) => (
          <FacetSelect
            key={facet.name}
            facet={{ ...facet, options: availableOptions(facet) }}
            hint={hints[facet.name]}
            value={facet.value}
            onChange={({ currentTarget }) => setDraft({ ...draft, [facet.name]: currentTarget.value })}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ActiveFiltersProps {
  path: string;
  filters: ScheduleFilters;
  facets: CatalogueFacets;
}

/** Active filters, each a link to the list without it. */
export function ActiveFilters({ path, filters, facets }: ActiveFiltersProps) {
  const active = activeFilters(filters, facets);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filtros ativos" className={`cluster gap-2 ${styles.chips}`}>
      {active.map(({ name, label, value }) => (
        <li key={name}>
          <Link
            to={path + withFilters(filters, { [name]: '' })}
            preventScrollReset
            className={`targetRow gap-2 pill text-sm plain areia ${styles.chip}`}
          >
            <span className="visuallyHidden">Remover filtro</span> <span>{`${label}: ${value}`}</span>
            <X aria-hidden="true" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
