import { domTests } from '@portal/tooling/testing/dom-tests';
import { defineConfig } from 'vitest/config';

/** jsdom, readable class names, and a reset after each test. */
export default defineConfig({ test: domTests });
