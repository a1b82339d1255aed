import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { allSamples } from './samples/all-samples.ts';

/** The message with an additional property in every object. */
function withExtras(wire: unknown): unknown {
  if (Array.isArray(wire)) return wire.map(withExtras);
  if (typeof wire !== 'object' || wire === null || wire instanceof Blob) return wire;
  const same = Object.entries(wire).map(([name, value]) => [name, withExtras(value)]);
  return { ...Object.fromEntries(same), AddedByAHost: 'later' };
}

/** The message with every number written as text. */
function withNumericStrings(wire: unknown): unknown {
  if (typeof wire === 'number') return String(wire);
  if (Array.isArray(wire)) return wire.map(withNumericStrings);
  if (typeof wire !== 'object' || wire === null || wire instanceof Blob) return wire;
  return Object.fromEntries(
    Object.entries(wire).map(([name, value]) => [name, withNumericStrings(value)]),
  );
}

describe('the messages', () => {
  it('every call has a sample', () => {
    const sampled = new Set(allSamples.map((sample) => sample.endpoint.name));
    expect(allEndpoints.map((one) => one.name).filter((name) => !sampled.has(name))).toEqual([]);
  });
});

describe.each(allSamples.map((sample) => [sample.endpoint.name, sample] as const))(
  '%s',
  (name, sample) => {
    const { request, response } = sample.endpoint;

    it('the server reads the request in our own names', () => {
      expect(v.parse(request, sample.wireRequest)).toStrictEqual(sample.request);
    });

    it('the caller reads the response in our own names', () => {
      expect(v.parse(response, sample.wireResponse)).toStrictEqual(sample.response);
    });

    // errors-9, shell-98
    it('additional properties from a host or a caller are ignored', () => {
      expect(v.parse(request, withExtras(sample.wireRequest))).toStrictEqual(sample.request);
      expect(v.parse(response, withExtras(sample.wireResponse))).toStrictEqual(sample.response);
    });

    // Only our server sends the snapshot, and its columns have tens of thousands of values.
    if (name !== 'catalogue.snapshot') {
      // errors-9, shell-98
      it('numbers that are written as text are read', () => {
        expect(v.parse(request, withNumericStrings(sample.wireRequest))).toStrictEqual(
          sample.request,
        );
        expect(v.parse(response, withNumericStrings(sample.wireResponse))).toStrictEqual(
          sample.response,
        );
      });
    }

    it('the response survives being written as JSON', () => {
      expect(v.parse(response, JSON.parse(JSON.stringify(sample.wireResponse)))).toStrictEqual(
        sample.response,
      );
    });

    const tolerated = sample.tolerates ?? {};
    it.each(tolerated.wireRequest ?? [])('the request %j is read', (wire, read) => {
      expect(v.parse(request, wire)).toStrictEqual(read);
    });
    it.each(tolerated.wireResponse ?? [])('the response %j is read', (wire, read) => {
      expect(v.parse(response, wire)).toStrictEqual(read);
    });
    it.each((sample.refuses?.wireRequest ?? []).map((wire) => [wire]))(
      'the request %j is refused',
      (wire) => {
        expect(v.is(request, wire)).toBe(false);
      },
    );
    it.each((sample.refuses?.wireResponse ?? []).map((wire) => [wire]))(
      'the response %j is refused',
      (wire) => {
        expect(v.is(response, wire)).toBe(false);
      },
    );
  },
);
