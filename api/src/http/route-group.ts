import type { FastifyInstance } from 'fastify';

/** Registers a group of related endpoints. */
export type RouteGroup = (app: FastifyInstance) => void;
