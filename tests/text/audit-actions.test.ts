import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requestStatuses } from '#domain/request.ts';
import { auditActions, auditActionText } from '#text/counter/audit-actions.ts';
import { speak } from '#text/sentences.ts';

const server = join(import.meta.dirname, '../../server');

/** Every action that a file of the server writes into the audit log. */
function writtenBy(file: string): string[] {
  const text = readFileSync(join(server, file), 'utf8');
  if (!text.includes('writeAudit(')) return [];
  const lines = text.split('\n').filter((line) => /\b(?:reading)?[aA]ction(?::| =) /.test(line));
  return lines.flatMap((line) =>
    [...line.matchAll(/'([a-z]+(?:[ -][a-z]+)*)'/g)].map(([, one]) => one ?? ''),
  );
}

// counter-197
it('each action of the audit log has a label in both languages', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' });
  const written = files.filter((name) => name.endsWith('.ts')).flatMap(writtenBy);
  expect(written.length).toBeGreaterThan(40);
  const parts = ['close', 'reopen', 'hide', 'publish', 'answer'];
  const whole = written.filter((one) => !parts.includes(one));
  const ofPeople = ['contact', 'complaint'].flatMap((kind) => [
    `${kind} answer`,
    `${kind} close`,
    `${kind} reopen`,
  ]);
  const ofPosts = ['review', 'comment'].flatMap((kind) => [
    `${kind} answer`,
    `${kind} hide`,
    `${kind} publish`,
  ]);
  const ofRequests = requestStatuses.map((status) => `requests ${status}`);
  const known = Object.keys(auditActions);
  expect(known).toEqual(expect.arrayContaining([...whole, ...ofPeople, ...ofPosts, ...ofRequests]));
});

// counter-197
it('an action without a label is shown as it is written', () => {
  const bengali = speak(auditActions, 'bn');
  expect(auditActionText('coupon add', bengali)).toBe('কুপন বানানো হয়েছে');
  expect(auditActionText('toString', bengali)).toBe('toString');
});
