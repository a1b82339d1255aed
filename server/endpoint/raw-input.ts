import type { FastifyRequest } from 'fastify';
import { withoutHidden } from '#domain/plain-text.ts';
import { malformed } from '#server/services/failures.ts';

/** The maximum nesting depth of an input. */
const deepest = 32;
const poisoned = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Path parameters and query or body as one object, without hidden characters in its strings. Throws
 * a 400 for input that no honest phone sends.
 */
export function rawInput(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw malformed();
  const input = {
    ...Object(request.method === 'GET' || request.method === 'HEAD' ? request.query : body),
    ...Object(request.params),
  };
  tidy(input);
  return input;
}

/** Walks without recursion, so that no depth can exhaust the stack. */
function tidy(input: Record<string, unknown>): void {
  let level: Record<string, unknown>[] = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw malformed();
    const next: Record<string, unknown>[] = [];
    for (const holder of level) {
      for (const [key, value] of Object.entries(holder)) {
        if (poisoned.has(key) || key.includes('\0')) throw malformed();
        if (typeof value === 'string') holder[key] = plain(key, value);
        else if (isHolder(value)) next.push(value);
      }
    }
    level = next;
  }
}

/** Removes hidden characters, except from a password. */
function plain(key: string, text: string): string {
  if (text.includes('\0')) throw malformed();
  return /password/i.test(key) ? text : withoutHidden(text);
}

/** True for an object or a list. */
function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
