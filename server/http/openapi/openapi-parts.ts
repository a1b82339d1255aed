/** The shared parts of the operations in the API description. */
import {
  digestHeader,
  grantHeader,
  keyHeader,
  markerHeader,
  markerValue,
  tokenHeader,
} from '#contract/envelope.ts';
import type { JsonSchema } from './openapi-schemas.ts';

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Response {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema } | Reference>;
  content?: Record<string, { schema: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  description: string;
  security: Record<string, string[]>[];
  parameters: (Parameter | Reference)[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Response | Reference>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, { description: string; schema: JsonSchema }>;
    responses: Record<string, Response>;
    securitySchemes: Record<
      string,
      { type: 'apiKey'; in: 'header' | 'cookie'; name: string; description: string }
    >;
  };
}

const text: JsonSchema = { type: 'string' };

/** Request headers that calls share. */
export const parameters: Record<string, Parameter> = {
  Language: {
    name: 'accept-language',
    in: 'header',
    required: false,
    description: 'The language of `Msg`: Bengali where it begins with bn, else English.',
    schema: text,
  },
  Key: {
    name: keyHeader,
    in: 'header',
    required: false,
    description: 'The same key is never done twice; a repetition gets the first answer again.',
    schema: { type: 'string', pattern: '^[\\w-]{8,64}(/\\d{1,3})?$' },
  },
  Digest: {
    name: digestHeader,
    in: 'header',
    required: false,
    description: 'The SHA-256 of the file, in hex.',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
};

/** The envelope of every response. */
export const envelopeSchema: JsonSchema = {
  type: 'object',
  properties: {
    IsError: { type: 'boolean' },
    Id: { type: ['string', 'number', 'null'] },
    Msg: { type: 'string', description: 'A sentence for the customer; empty where all is well.' },
    Data: {},
  },
  required: ['IsError', 'Id', 'Msg', 'Data'],
};

const refusals: Record<string, string> = {
  400: 'Not the agreed shape.',
  401: 'Who is asking is not known, or not any more.',
  403: 'This is not for who is asking.',
  404: 'Unknown, or somebody else’s.',
  409: 'A photo that the submission names is missing, or the same key is being served at this moment.',
  413: 'Too large.',
  415: 'A type of content that is not taken here.',
  422: 'The key was used before with another content.',
  429: 'Too often.',
  503: 'Too busy; Retry-After says when to come back.',
};

/** The error responses, by `Refused` and the status. */
export function refusalResponses(): Record<string, Response> {
  return Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [
      `Refused${status}`,
      {
        description,
        headers: {
          [markerHeader]: { $ref: '#/components/headers/Marker' },
          ...(status === '503' || status === '429'
            ? { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }
            : {}),
        },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
      },
    ]),
  );
}

/** Response headers. */
export const headers: OpenApiDocument['components']['headers'] = {
  Marker: { description: 'Marks an answer as ours.', schema: { const: markerValue } },
  RetryAfter: { description: 'Seconds.', schema: { type: 'integer' } },
  Replayed: { description: 'Marks a repeated answer.', schema: { const: 'true' } },
};

/** The ways to authenticate. */
export const securitySchemes: OpenApiDocument['components']['securitySchemes'] = {
  session: {
    type: 'apiKey',
    in: 'header',
    name: tokenHeader,
    description: 'The session token of a signed-in customer.',
  },
  grant: {
    type: 'apiKey',
    in: 'header',
    name: grantHeader,
    description: 'The submission grant, with which submissions are delivered.',
  },
  counter: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-counter',
    description: 'The session of one of the shop’s people.',
  },
};
