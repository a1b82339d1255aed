/** The description of the API (OpenAPI 3.1), made of the schemas that the calls are checked with. */
import { allEndpoints } from '#contract/all-endpoints.ts';
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

/** Describes every call of the contract. */
export function openApiDocument(): OpenApiDocument {
  const schemas = wireSchemas(allEndpoints);
  const paths: OpenApiDocument['paths'] = {};
  for (const agreed of allEndpoints) {
    const path = `/${agreed.path}`;
    paths[path] = { ...paths[path], [agreed.method.toLowerCase()]: operation(agreed, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nirog',
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

function operation(agreed: Endpoint, schemas: WireSchemas): Operation {
  const [area = ''] = agreed.name.split('.');
  const { fixed, rest } = split(agreed, schemas.asked(agreed));
  const isQuery = agreed.method === 'GET';
  return {
    operationId: agreed.name,
    tags: [area],
    description: remarks(agreed).join(' '),
    security: securityOf(agreed),
    parameters: [...fixed, ...(isQuery ? asParameters('query', rest) : []), ...headersOf(agreed)],
    ...(isQuery || !rest.properties ? {} : { requestBody: bodyOf(agreed, rest) }),
    responses: responsesOf(agreed, schemas.answered(agreed)),
  };
}

/** The question's properties that stand in the path, and an object of the others. */
function split(agreed: Endpoint, asked: JsonSchema): { fixed: Parameter[]; rest: JsonSchema } {
  const inPath = new Set([...agreed.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
  const all = Object.entries(asked.properties ?? {});
  const properties = (isFixed: boolean) =>
    Object.fromEntries(all.filter(([name]) => inPath.has(name) === isFixed));
  const required = (asked.required ?? []).filter((name) => !inPath.has(name));
  return {
    fixed: asParameters('path', { properties: properties(true), required: [...inPath] }),
    rest: { type: 'object', properties: properties(false), required },
  };
}

function asParameters(where: 'path' | 'query', asked: JsonSchema): Parameter[] {
  return Object.entries(asked.properties ?? {}).map(([name, schema]) => ({
    name,
    in: where,
    required: asked.required?.includes(name) ?? false,
    schema: typeof schema === 'boolean' ? {} : schema,
  }));
}

function headersOf(agreed: Endpoint): Reference[] {
  const names = ['Language', ...(agreed.idempotent ? ['Key'] : [])];
  if (agreed.idempotent && agreed.body === 'multipart') names.push('Digest');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function bodyOf(agreed: Endpoint, schema: JsonSchema): Operation['requestBody'] {
  const type = agreed.body === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema } } };
}

function securityOf(agreed: Endpoint): Operation['security'] {
  const known: Operation['security'] = [
    { session: [] },
    ...(agreed.idempotent ? [{ grant: [] }] : []),
  ];
  if (agreed.access === 'customer') return known;
  return agreed.idempotent ? [{}, ...known] : [];
}

function remarks(agreed: Endpoint): string[] {
  return [
    agreed.added ? 'An addition of this shop: found by Capabilities, never required.' : '',
    agreed.access === 'customer' ? 'For a signed-in customer.' : '',
    agreed.shared ? 'The same for every visitor: may be kept and shown again.' : '',
    agreed.idempotent ? 'A submission of the outbox: done once for each key.' : '',
    agreed.host === 'log' ? 'May be answered by a host of its own.' : '',
  ].filter(Boolean);
}

function responsesOf(agreed: Endpoint, answer: JsonSchema): Operation['responses'] {
  const statuses = ['400', '429', '501', '503'];
  if (agreed.method === 'POST') statuses.push('413', '415');
  if (agreed.access === 'customer' || agreed.idempotent) statuses.push('401', '403');
  if (agreed.path.includes('{')) statuses.push('404');
  if (agreed.idempotent) statuses.push('409', '422');
  return {
    200: {
      description: 'Done, or refused by a rule of the shop (IsError).',
      headers: {
        [markerHeader]: { $ref: '#/components/headers/Marker' },
        ...(agreed.idempotent
          ? { [replayedHeader]: { $ref: '#/components/headers/Replayed' } }
          : {}),
      },
      content: { 'application/json': { schema: answerSchema(agreed, answer) } },
    },
    ...Object.fromEntries(
      statuses
        .toSorted()
        .map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
    ),
  };
}

/** The envelope of a good answer: `Data`, or the envelope's own properties, as agreed. */
function answerSchema(agreed: Endpoint, answer: JsonSchema): JsonSchema {
  const content = agreed.reads === 'envelope' ? answer : { properties: { Data: answer } };
  return { allOf: [{ $ref: '#/components/schemas/Envelope' }, content] };
}
