import type { TimelineEntry } from '@portal/contract/institution/history';
import { areaSlug } from '@portal/ui/area';
import { Scene } from '../../parts/scene/scene.tsx';
import { scenes } from './scenes.tsx';

/** Picture of a historical event in the colours of its area. */
export const EntryScene = ({ entry: { year, area, picture } }: { entry: TimelineEntry }) => (
  <Scene label={picture} area={areaSlug(area) ?? ''}>
    {scenes[year]}
  </Scene>
);
