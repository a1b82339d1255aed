import { sorted } from './sorted.ts';

/**
 * JSON that is the same for the same value: keys sorted at every depth, undefined
 * left out. Stored fingerprints and the worker's cache keys are made of it.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value)) ?? 'null';
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = sorted(Object.entries(value), ([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}
