import type { FastifyRequest } from 'fastify';
import { malformed } from '#server/services/failures.ts';

/** How deep a input may be nested. */
const deepest = 32;
const poisoned = new Set(['__proto__', 'constructor', 'prototype']);

/** Path parameters, query and body as one object; throws a 400 refusal for what no honest phone sends. */
export function rawInput(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw malformed();
  const input = {
    ...Object(request.method === 'GET' || request.method === 'HEAD' ? request.query : body),
    ...Object(request.params),
  };
  refuseOddities(input);
  return input;
}

/** Walks without recursion, so that no depth can exhaust the stack. */
function refuseOddities(input: object): void {
  let level: unknown[] = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw malformed();
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && value.includes('\0')) throw malformed();
      if (typeof value !== 'object' || value === null) continue;
      for (const [key, inner] of Object.entries(value)) {
        if (poisoned.has(key) || key.includes('\0')) throw malformed();
        next.push(inner);
      }
    }
    level = next;
  }
}
