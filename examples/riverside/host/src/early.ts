import { ROOT_ID } from '@portal/platform/app/boot-data';
import { keepEarlyPresses } from '@portal/platform/browser/early-presses';

keepEarlyPresses(ROOT_ID);
