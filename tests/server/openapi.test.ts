import Ajv from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { allCounterEndpoints } from '#contract/counter/all-counter-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { serveOpenApi } from '#server/http/openapi/serve-openapi.ts';
import { openApiDocument } from '#server/http/openapi/openapi.ts';
import type { OpenApiDocument, Operation } from '#server/http/openapi/openapi-parts.ts';
import { allSamples } from '#tests/contract/samples/all-samples.ts';

const document = openApiDocument();
const everyCall: readonly Endpoint[] = [...allEndpoints, ...allCounterEndpoints];

function operationOf(agreed: Endpoint): Operation {
  const method = agreed.method === 'GET' ? 'get' : 'post';
  const operation = document.paths[`/${agreed.path}`]?.[method];
  if (!operation) throw new Error(`${agreed.name} is not described`);
  return operation;
}

/** Every `$ref` in a value, at any depth. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$ref' ? [String(inner)] : referencesIn(inner),
  );
}

function lookUp(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
}

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and plain JSON', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('has one operation for every call of the contract, and no others', () => {
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    );
    expect(described.toSorted()).toEqual(everyCall.map((one) => one.name).toSorted());
    expect(everyCall.map((one) => operationOf(one).operationId)).toEqual(
      everyCall.map((one) => one.name),
    );
  });

  it('refers only to existing definitions, and defines nothing that is unused', () => {
    const references = new Set(referencesIn(document));
    expect([...references].filter((one) => lookUp(one) === undefined)).toEqual([]);
    const defined = Object.keys(document.components.schemas).map(
      (name) => `#/components/schemas/${name}`,
    );
    expect(defined.filter((one) => !references.has(one))).toEqual([]);
  });

  it('names every part of a path as a parameter that is required', () => {
    for (const agreed of everyCall) {
      const inPath = [...agreed.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = operationOf(agreed).parameters.filter(
        (one) => 'in' in one && one.in === 'path' && one.required,
      );
      expect(described.map((one) => ('name' in one ? one.name : ''))).toEqual(inPath);
    }
  });

  it('has a body for a POST, and multipart for a file', () => {
    for (const agreed of everyCall) {
      const types = Object.keys(operationOf(agreed).requestBody?.content ?? {});
      if (agreed.method === 'GET') expect(types).toEqual([]);
      else
        expect(types).toEqual([
          agreed.body === 'json' ? 'application/json' : 'multipart/form-data',
        ]);
    }
  });

  it('lists which calls need a session, and which accept a grant and a key', () => {
    for (const agreed of everyCall) {
      const operation = operationOf(agreed);
      const needsSession =
        operation.security.length > 0 &&
        !operation.security.some((one) => Object.keys(one).length === 0);
      expect([agreed.name, needsSession]).toEqual([agreed.name, agreed.access !== 'anyone']);
      const takesKey = operation.parameters.some(
        (one) => '$ref' in one && one.$ref.endsWith('/Key'),
      );
      expect([agreed.name, takesKey]).toEqual([agreed.name, agreed.idempotent]);
      const takesGrant = operation.security.some((one) => 'grant' in one);
      expect([agreed.name, takesGrant]).toEqual([agreed.name, agreed.idempotent]);
    }
    expect(Object.values(document.components.securitySchemes).map((one) => one.name)).toEqual([
      'datacontent',
      'x-submission-grant',
      '__Host-counter',
    ]);
    expect(Object.values(document.components.parameters).map((one) => one.name)).toContain(
      'idempotency-key',
    );
  });

  it('keeps the spelling of the wire', () => {
    const text = JSON.stringify(document);
    for (const spelt of ['Massege', 'CoupenAmount', 'ComtactName', 'UnitSalePrice', 'fineCash']) {
      expect(text).toContain(`"${spelt}"`);
    }
  });
});

describe('GET openapi.json', () => {
  it('returns the description', async () => {
    const app = Fastify();
    serveOpenApi(app);
    const response = await app.inject('/openapi.json');
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.json()).toEqual(document);
  });
});

describe('a value on the wire', () => {
  let ajv: Ajv;

  beforeAll(() => {
    ajv = new Ajv({ strict: false, validateFormats: false });
    ajv.addSchema(inSchemaForm(document), 'api');
  });

  /** The document as a schema. The converter's references are made absolute by its id. */
  function inSchemaForm(described: OpenApiDocument): object {
    return { $id: 'api', ...described };
  }

  function problems(pointer: string, value: unknown): unknown {
    const check = ajv.compile({ $ref: `api#${pointer}` });
    return check(value) ? [] : check.errors;
  }

  function escaped(step: string): string {
    return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
  }

  function pointerTo(agreed: Endpoint): string {
    return `/paths/${escaped(`/${agreed.path}`)}/${agreed.method.toLowerCase()}`;
  }

  it.each(allSamples.map((sample) => [sample.endpoint.name, sample] as const))(
    'of %s is as described',
    (_, { endpoint, wireResponse, wireRequest }) => {
      const whole = { IsError: false, Id: null, Msg: '', Data: null };
      const answer =
        endpoint.reads === 'envelope'
          ? { ...whole, ...(wireResponse as object) }
          : { ...whole, Data: wireResponse as unknown };
      const responseAt = `${pointerTo(endpoint)}/responses/200/content/application~1json/schema`;
      expect(problems(responseAt, answer)).toEqual([]);
      if (endpoint.method === 'GET' || endpoint.body === 'multipart') return;
      const bodyAt = `${pointerTo(endpoint)}/requestBody/content/application~1json/schema`;
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const body = Object.fromEntries(
        Object.entries(wireRequest as object).filter(([name]) => !inPath.includes(name)),
      );
      expect(problems(bodyAt, body)).toEqual([]);
    },
  );

  it('is not as described where a field is misspelt', () => {
    const contact = allSamples.find((sample) => sample.endpoint.name === 'contact.add');
    if (!contact) throw new Error('no sample of contact.add');
    const at = `${pointerTo(contact.endpoint)}/requestBody/content/application~1json/schema`;
    const { Massege, ...rest } = contact.wireRequest as { Massege: string };
    expect(problems(at, { ...rest, Message: Massege })).not.toEqual([]);
  });
});
