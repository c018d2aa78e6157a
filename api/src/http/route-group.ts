import type { FastifyInstance } from 'fastify';

/** Registers endpoints that belong together on the instance. */
export type RouteGroup = (app: FastifyInstance) => void;
