import { LineIcon } from '../line-icon/line-icon.tsx';
import type { ShareNetwork } from './share-links.ts';

const shapes: Record<ShareNetwork, string> = {
  WhatsApp:
    'M4 20l1.3-4A8 8 0 1 1 8 18.7z M9 8.6c0 3.6 2.8 6.4 6.4 6.4l.6-1.9-2-1-1 1c-1-.5-1.9-1.4-2.4-2.4l1-1-1-2z',
  Facebook: 'M14 21v-8h3l.5-3.5H14V7.6c0-1.2.5-2 2-2h1.6V2.6h-2.3c-3 0-4.8 1.6-4.8 4.6v2.3H7.5V13h3v8',
  LinkedIn: 'M5 9.5V20 M5 4.5v.6 M10 20V9.5 M10 14.5c0-3 1.600-4.600 4.200-4.600S19 11.500 19 14.500V20',
};

/** Icon of a network without a name of its own. */
export const NetworkIcon = ({ network }: { network: ShareNetwork }) => (
  <LineIcon path={shapes[network]} strokeWidth={2} />
);
