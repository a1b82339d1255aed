import { sorted } from './sorted.ts';

/**
 * Deterministic JSON: keys are sorted at every depth and undefined is omitted. Stored fingerprints
 * and the worker's cache keys use it.
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
