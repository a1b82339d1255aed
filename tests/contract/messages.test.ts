import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { allSamples } from './samples/all-samples.ts';

/** The message with a property more in every object. */
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
  it('have a sample for every call', () => {
    const sampled = new Set(allSamples.map((sample) => sample.endpoint.name));
    expect(allEndpoints.map((one) => one.name).filter((name) => !sampled.has(name))).toEqual([]);
  });
});

describe.each(allSamples.map((sample) => [sample.endpoint.name, sample] as const))(
  '%s',
  (name, sample) => {
    const { request, response } = sample.endpoint;

    it('is read by the server in our own names', () => {
      expect(v.parse(request, sample.wireRequest)).toStrictEqual(sample.request);
    });

    it('is answered with what the caller reads in our own names', () => {
      expect(v.parse(response, sample.wireResponse)).toStrictEqual(sample.response);
    });

    // errors-9, shell-98
    it('ignores what a host or a caller adds', () => {
      expect(v.parse(request, withExtras(sample.wireRequest))).toStrictEqual(sample.request);
      expect(v.parse(response, withExtras(sample.wireResponse))).toStrictEqual(sample.response);
    });

    // The snapshot is ours alone, and its columns are read by the ten thousand.
    if (name !== 'catalogue.snapshot') {
      // errors-9, shell-98
      it('reads numbers that are written as text', () => {
        expect(v.parse(request, withNumericStrings(sample.wireRequest))).toStrictEqual(
          sample.request,
        );
        expect(v.parse(response, withNumericStrings(sample.wireResponse))).toStrictEqual(
          sample.response,
        );
      });
    }

    it('survives being written as JSON', () => {
      expect(v.parse(response, JSON.parse(JSON.stringify(sample.wireResponse)))).toStrictEqual(
        sample.response,
      );
    });

    const tolerated = sample.tolerates ?? {};
    it.each(tolerated.wireRequest ?? [])('reads the question %j', (wire, read) => {
      expect(v.parse(request, wire)).toStrictEqual(read);
    });
    it.each(tolerated.wireResponse ?? [])('reads the answer %j', (wire, read) => {
      expect(v.parse(response, wire)).toStrictEqual(read);
    });
    it.each((sample.refuses?.wireRequest ?? []).map((wire) => [wire]))(
      'refuses the question %j',
      (wire) => {
        expect(v.is(request, wire)).toBe(false);
      },
    );
    it.each((sample.refuses?.wireResponse ?? []).map((wire) => [wire]))(
      'refuses the answer %j',
      (wire) => {
        expect(v.is(response, wire)).toBe(false);
      },
    );
  },
);
