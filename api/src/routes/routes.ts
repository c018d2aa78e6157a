import type { FastifyInstance } from 'fastify';

/** Registers endpoints on the instance. */
export type Routes = (app: FastifyInstance) => void;

/** Every group of endpoints, by name: there is no other way for a route to exist. */
export const routes: readonly Routes[] = [];
