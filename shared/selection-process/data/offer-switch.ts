import { call } from '@portal/client/api';
import {
  previewCourseSwitch,
  previewPositionSwitch,
  switchCourse,
  switchPosition,
} from '@portal/contract/endpoints/my-processes';
import type { ProcessKindConfig } from '../rules/process-kind-config.ts';

/** Calls for switching to another offer of the same process; beyond the bare contract. */
interface OfferSwitch {
  /** Requests the position that the other offer would give now. */
  preview(id: number, offerId: number, signal: AbortSignal): Promise<{ position: number; vacancies: number }>;
  /** Switches, unless the position would exceed `position`. */
  change(id: number, offerId: number, position: number): Promise<{ number: string; position: number }>;
}

export const offerSwitches: Record<ProcessKindConfig['offer'], OfferSwitch> = {
  curso: {
    preview: (id, offerId, signal) =>
      call(previewCourseSwitch, { params: { id }, query: { selection_process_item_id: offerId }, signal }),
    change: (id, offerId, position) =>
      call(switchCourse, { params: { id }, body: { selection_process_item_id: offerId, position } }),
  },
  cargo: {
    preview: (id, offerId, signal) =>
      call(previewPositionSwitch, {
        params: { id },
        query: { pss_selection_process_item_id: offerId },
        signal,
      }),
    change: (id, offerId, position) =>
      call(switchPosition, { params: { id }, body: { pss_selection_process_item_id: offerId, position } }),
  },
};
