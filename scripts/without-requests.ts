/**
 * The side that writes a message has its type from the request's schema, and
 * the server reads it by that schema; no page ever runs one. In the built shop
 * the calls of the contract stand without it (docs/decisions/0011-first-load.md).
 */
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

/** For vite's client build alone: tests and servers have the whole contract. */
export function withoutRequests(): Plugin {
  return {
    name: 'without-requests',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/contract\/[^?]+\.ts$/, code: 'endpoint(' },
      handler(code) {
        return { code: withoutRequestsIn(code, this.parse(code)), map: null };
      },
    },
  };
}

/** The module without the `request` of each `endpoint({…})`. */
export function withoutRequestsIn(code: string, program: unknown): string {
  const removed = endpointsIn(program).flatMap((call) => rangesOfRequest(call, code));
  return removed
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

function endpointsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(endpointsIn);
  if (!isNode(value)) return [];
  const inside = Object.values(value).flatMap(endpointsIn);
  const { callee } = value;
  const isEndpoint =
    value.type === 'CallExpression' && isNode(callee) && callee['name'] === 'endpoint';
  return isEndpoint ? [value, ...inside] : inside;
}

/** A call that takes its request from elsewhere keeps it. */
function rangesOfRequest(call: Node, code: string): { start: number; end: number }[] {
  const [entries]: unknown[] = Array.isArray(call['arguments']) ? call['arguments'] : [];
  const properties: unknown = isNode(entries) ? entries['properties'] : [];
  return (Array.isArray(properties) ? properties : [])
    .filter(isNode)
    .filter(({ key }) => isNode(key) && key['name'] === 'request')
    .map(({ start, end }) => {
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      return { start, end: end + comma };
    });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
