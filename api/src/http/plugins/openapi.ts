import swagger from '@fastify/swagger';
import { apiPrefix } from '@portal/contract/endpoints/endpoint';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';

/** Validates and serialises by the contract's schemas, in Portuguese, and creates the OpenAPI 3.1 document. */
export async function openapi(app: FastifyInstance): Promise<void> {
  z.config({
    ...z.locales.pt(),
    customError: (issue) =>
      issue.code === 'invalid_type' && issue.input === undefined ? 'Campo obrigatório' : undefined,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Portal API', version: '1.0.0', description: 'Contrato /api/v1 do portal' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  });
  app.get(`${apiPrefix}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
}
