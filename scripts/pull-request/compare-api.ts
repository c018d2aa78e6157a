/** JSON Schema, as far as it describes fields. */
interface Schema {
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  additionalProperties?: Schema | boolean;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  parameters?: readonly { in: string; name: string; required?: boolean }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

/** OpenAPI document, as far as pages depend on it. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** Differences between two APIs, as readable lines. */
export interface ApiChanges {
  /** Changes that break pages which were built for the API before. */
  breaking: string[];
  /** Additions, which the API before lacks. */
  added: string[];
}

type Fields = ReadonlyMap<string, { isRequired: boolean }>;

/** Lists the fields of a schema, such as `data.courses[].title`. */
function listFields(schema: Schema | undefined, path = ''): [string, { isRequired: boolean }][] {
  if (!schema) return [];
  const { properties = {}, required = [], items, additionalProperties } = schema;
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...alternatives.flatMap((each) => listFields(each, path)),
    ...listFields(items, `${path}[]`),
    ...(typeof additionalProperties === 'object' ? listFields(additionalProperties, `${path}{}`) : []),
    ...(Object.entries(properties).flatMap(([name, each]) => {
      const field = path ? `${path}.${name}` : name;
      return [[field, { isRequired: required.includes(name) }] as const, ...listFields(each, field)];
    }) as [string, { isRequired: boolean }][]),
  ];
}

const getSchema = ({ content = {} }: Content = {}): Schema | undefined => content['application/json']?.schema;

function describeOperation({ parameters = [], requestBody, responses = {} }: Operation): {
  request: Fields;
  response: Fields;
} {
  const named = parameters.map(
    ({ in: place, name, required = false }) => [`${place} ${name}`, { isRequired: required }] as const,
  );
  return {
    request: new Map([...named, ...listFields(getSchema(requestBody))]),
    response: new Map(listFields(getSchema(responses['200'] ?? responses['201']))),
  };
}

const listOperations = ({ paths }: ApiDocument): Map<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );

/** Compares two APIs: operations, request fields and response fields. */
export function compareApis(before: ApiDocument, after: ApiDocument): ApiChanges {
  const changes: ApiChanges = { breaking: [], added: [] };
  const operations = listOperations(after);
  const known = listOperations(before);
  for (const [name, operation] of known) {
    const next = operations.get(name);
    if (next) compareOperations(name, operation, next, changes);
    else changes.breaking.push(`${name} is removed`);
  }
  for (const name of operations.keys()) if (!known.has(name)) changes.added.push(name);
  return changes;
}

function compareOperations(name: string, before: Operation, after: Operation, changes: ApiChanges): void {
  const [one, other] = [describeOperation(before), describeOperation(after)];
  for (const [field, { isRequired }] of one.response) {
    const next = other.response.get(field);
    if (!next) changes.breaking.push(`${name}: the response loses ${field}`);
    else if (isRequired && !next.isRequired) changes.breaking.push(`${name}: the response may lack ${field}`);
  }
  for (const field of other.response.keys())
    if (!one.response.has(field)) changes.added.push(`${name}: the response has ${field}`);
  for (const [field, { isRequired }] of other.request) {
    if (isRequired && !one.request.get(field)?.isRequired)
      changes.breaking.push(`${name}: the request must have ${field}`);
    else if (!one.request.has(field)) changes.added.push(`${name}: the request may have ${field}`);
  }
  for (const field of one.request.keys())
    if (!other.request.has(field)) changes.breaking.push(`${name}: the request loses ${field}`);
}
