import type { CatalogueFacets } from '@portal/contract/endpoints/catalogue';
import { groupDigits } from '@portal/contract/format/money';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { PlainSelect } from '@portal/ui/plain-field';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import {
  activeFilters,
  availableOptions,
  countText,
  facets,
  isChosen,
  type Modality,
  orders,
  type ScheduleFilters,
  withFilters,
  withoutFilters,
} from '../../domain/schedule-filters.ts';
import styles from './filter-bar.module.css';
import { useSchedulePage } from './schedule.queries.ts';

interface FilterSheetProps {
  modality: Modality;
  filters: ScheduleFilters;
  facets: CatalogueFacets;
  /** Navigates to another state of the page. */
  onGo: (search: string) => void;
}

/** All filters and the order on one sheet, for phones: "Filtrar (2)". */
export function FilterSheet(props: FilterSheetProps) {
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
function Sheet({
  modality,
  filters,
  facets: shown,
  onGo,
  onClose,
}: FilterSheetProps & { onClose: () => void }) {
  const [draft, setDraft] = useState<ScheduleFilters>({ ...filters, page: '' });
  const { query, latest } = useSchedulePage(modality, draft);
  const { data: found, isError, fetchStatus } = query;
  const trouble = describeCountError(isError, fetchStatus === 'paused' && !found);
  const options = latest?.facets ?? shown;
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
      <p role="status" className={trouble ? styles.trouble : 'visuallyHidden'}>
        {trouble ?? (found ? countText(found.total, modality) : '')}
      </p>
      <div className={styles.fields}>
        {facets.map(({ name, label, all, key }) => {
          const offered = availableOptions(options[key], draft[name]);
          return (
            <PlainSelect
              key={name}
              label={label}
              hint={hints[name]}
              value={offered.find((option) => isChosen(option, draft[name]))?.value ?? draft[name]}
              onChange={({ currentTarget }) => setDraft({ ...draft, [name]: currentTarget.value })}
            >
              <option value="">{all}</option>
              {offered.map((option) => (
                <option key={option.value} value={option.value}>
                  {`${option.label} (${groupDigits(option.count)})`}
                </option>
              ))}
            </PlainSelect>
          );
        })}
        <PlainSelect
          label="Ordem"
          value={draft.sort}
          onChange={({ currentTarget }) => setDraft({ ...draft, sort: currentTarget.value })}
        >
          {orders(draft).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </PlainSelect>
      </div>
    </Dialog>
  );
}
