/** The sandbox's page: three buttons, no script, its style allowed by its hash. */
import escapeHtml from 'escape-html';
import { createHash } from 'node:crypto';
import type { Paisa } from '#domain/money.ts';
import { taka } from '#text/numbers.ts';
import type { Callback } from './gateway.ts';
import type { SandboxClaim } from './sandbox.ts';

interface Choice {
  claim: SandboxClaim;
  action: string;
  fields: Callback;
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:10vh auto;padding:0 1rem}' +
  'button{display:block;width:100%;min-height:48px;margin:12px 0;font:inherit;border-radius:8px}';

const labels: Record<SandboxClaim, string> = { success: 'Pay', fail: 'Fail', cancel: 'Cancel' };

export function sandboxPage(
  amount: Paisa,
  choices: readonly Choice[],
): { html: string; policy: string } {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  const forms = choices
    .map(({ claim, action, fields }) => {
      const inputs = Object.entries(fields)
        .map(
          ([name, value]) =>
            `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
        )
        .join('');
      return `<form method="post" action="${escapeHtml(action)}">${inputs}<button>${labels[claim]}</button></form>`;
    })
    .join('');
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Payment sandbox</title><style>${style}</style></head><body><main><h1>Payment sandbox</h1>` +
    `<p>No money moves here. Amount: <strong>${taka(amount, 'en')}</strong></p>${forms}</main></body></html>`;
  return { html, policy };
}
