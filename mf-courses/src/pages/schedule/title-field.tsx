import { titleSuggestionsQuery } from '@portal/runtime/catalogue/catalogue-query';
import type { TitleSuggestion } from '@portal/shared/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Modality } from '../../domain/schedule-filters.ts';
import { SuggestField, type Suggestions } from '../../parts/suggest-field/suggest-field.tsx';

interface TitleFieldProps {
  modality: Modality;
  value: string;
  onPick: (title: string) => void;
}

/** Title search with suggestions while typing (A 2.4). */
export function TitleField({ modality, value, onPick }: TitleFieldProps) {
  const [wanted, setWanted] = useState('');
  const { data, isFetching } = useQuery(titleSuggestionsQuery(wanted, String(modality)));
  return (
    <SuggestField
      label="Título do curso"
      name="title"
      value={value}
      suggestions={toSuggestions(data, isFetching)}
      onPause={setWanted}
      onPick={onPick}
    />
  );
}

function toSuggestions(found: readonly TitleSuggestion[] | undefined, isFetching: boolean): Suggestions {
  if (found) return { kind: 'loaded', texts: [...new Set(found.map(({ title }) => title))] };
  return isFetching ? { kind: 'loading' } : { kind: 'idle' };
}
