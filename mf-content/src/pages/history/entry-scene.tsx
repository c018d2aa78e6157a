import { areaSlug } from '@portal/ui/area';
import type { TimelineEntry } from '../../domain/timeline.ts';
import { Scene } from '../../parts/scene/scene.tsx';
import { scenes } from './scenes.tsx';

/** Picture of a historical event in the colours of its area. */
export const EntryScene = ({ entry: { year, area } }: { entry: TimelineEntry }) => (
  <Scene label={scenes[year]?.label ?? ''} area={areaSlug(area) ?? ''}>
    {scenes[year]?.drawing}
  </Scene>
);
