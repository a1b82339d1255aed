/** The OpenAPI 3.1 description of the API, generated from the schemas that validate the calls. */
import { allEndpoints } from '#contract/all-endpoints.ts';
import { allCounterEndpoints } from '#contract/counter/all-counter-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { markerHeader, replayedHeader } from '#contract/envelope.ts';
import {
  envelopeSchema,
  headers,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  parameters,
  type Reference,
  refusalResponses,
  securitySchemes,
} from './openapi-parts.ts';
import { type JsonSchema, type WireSchemas, wireSchemas } from './openapi-schemas.ts';

const all: readonly Endpoint[] = [...allEndpoints, ...allCounterEndpoints];

/** Describes every call of the contract, including the counter's. */
export function openApiDocument(): OpenApiDocument {
  const schemas = wireSchemas(all);
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of all) {
    const path = `/${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API of the shop',
      version: '1',
      description:
        'Every answer is the envelope {IsError, Id, Msg, Data}. A refusal by a rule of the shop is ' +
        'status 200 with IsError and a sentence in Msg. Reading is tolerant (numbers as text, null ' +
        'for absent, names of list questions in any case); this is the form in which we write.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Envelope: envelopeSchema, ...schemas.named },
      parameters,
      headers,
      responses: refusalResponses(),
      securitySchemes,
    },
  };
}

function operation(endpoint: Endpoint, schemas: WireSchemas): Operation {
  const [area = ''] = endpoint.name.split('.');
  const { fixed, remaining } = split(endpoint, schemas.request(endpoint));
  const isQuery = endpoint.method === 'GET';
  return {
    operationId: endpoint.name,
    tags: [area],
    description: remarks(endpoint).join(' '),
    security: securityOf(endpoint),
    parameters: [
      ...fixed,
      ...(isQuery ? asParameters('query', remaining) : []),
      ...headersOf(endpoint),
    ],
    ...(isQuery || !remaining.properties ? {} : { requestBody: bodyOf(endpoint, remaining) }),
    responses: responsesOf(endpoint, schemas.response(endpoint)),
  };
}

/** Splits the request's properties into path parameters and an object of the others. */
function split(
  endpoint: Endpoint,
  request: JsonSchema,
): { fixed: Parameter[]; remaining: JsonSchema } {
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
  const all = Object.entries(request.properties ?? {});
  const properties = (isFixed: boolean) =>
    Object.fromEntries(all.filter(([name]) => inPath.has(name) === isFixed));
  const required = (request.required ?? []).filter((name) => !inPath.has(name));
  return {
    fixed: asParameters('path', { properties: properties(true), required: [...inPath] }),
    remaining: { type: 'object', properties: properties(false), required },
  };
}

function asParameters(where: 'path' | 'query', request: JsonSchema): Parameter[] {
  return Object.entries(request.properties ?? {}).map(([name, schema]) => ({
    name,
    in: where,
    required: request.required?.includes(name) ?? false,
    schema: typeof schema === 'boolean' ? {} : schema,
  }));
}

function headersOf(endpoint: Endpoint): Reference[] {
  const names = ['Language', ...(endpoint.idempotent ? ['Key'] : [])];
  if (endpoint.idempotent && endpoint.body === 'multipart') names.push('Digest');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function bodyOf(endpoint: Endpoint, schema: JsonSchema): Operation['requestBody'] {
  const type = endpoint.body === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema } } };
}

function securityOf(endpoint: Endpoint): Operation['security'] {
  if (endpoint.access === 'staff') return [{ counter: [] }];
  const known: Operation['security'] = [
    { session: [] },
    ...(endpoint.idempotent ? [{ grant: [] }] : []),
  ];
  if (endpoint.access === 'customer') return known;
  return endpoint.idempotent ? [{}, ...known] : [];
}

/** True for calls that only the counter's page makes, which belongs to this server. */
function isOfCounter(endpoint: Endpoint): boolean {
  return allCounterEndpoints.includes(endpoint);
}

function remarks(endpoint: Endpoint): string[] {
  return [
    endpoint.added && !isOfCounter(endpoint)
      ? 'An addition of this shop: found by Capabilities, never required.'
      : '',
    endpoint.access === 'customer' ? 'For a signed-in customer.' : '',
    'roles' in endpoint ? `For the shop’s people: ${String(endpoint.roles)}.` : '',
    endpoint.shared ? 'The same for every visitor: may be kept and shown again.' : '',
    endpoint.idempotent ? 'A submission of the outbox: done once for each key.' : '',
    endpoint.host === 'log' ? 'May be answered by a host of its own.' : '',
  ].filter(Boolean);
}

function responsesOf(endpoint: Endpoint, response: JsonSchema): Operation['responses'] {
  const statuses = ['400', '429', '503'];
  if (endpoint.method === 'POST') statuses.push('413', '415');
  if (endpoint.access !== 'anyone' || endpoint.idempotent) statuses.push('401', '403');
  if (endpoint.path.includes('{')) statuses.push('404');
  if (endpoint.idempotent) statuses.push('409', '422');
  return {
    200: {
      description: 'Done, or refused by a rule of the shop (IsError).',
      headers: {
        [markerHeader]: { $ref: '#/components/headers/Marker' },
        ...(endpoint.idempotent
          ? { [replayedHeader]: { $ref: '#/components/headers/Replayed' } }
          : {}),
      },
      content: { 'application/json': { schema: responseSchema(endpoint, response) } },
    },
    ...Object.fromEntries(
      statuses
        .toSorted()
        .map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
    ),
  };
}

/** The envelope of a successful response, with the content in `Data` or in the envelope itself. */
function responseSchema(endpoint: Endpoint, response: JsonSchema): JsonSchema {
  const content = endpoint.reads === 'envelope' ? response : { properties: { Data: response } };
  return { allOf: [{ $ref: '#/components/schemas/Envelope' }, content] };
}
