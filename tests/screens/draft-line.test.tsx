// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#domain/request-draft.ts';
import { viewOf } from '#parts/draft/draft-view.ts';
import { DraftLine } from '#screens/request-order/DraftLine.tsx';

vi.mock('#screens/request-order/DiscardQuestion.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(cleanup);

describe('the confirmation before a draft is deleted', () => {
  // errors-35
  it('a failed chunk shows Retry, and the draft stays', async () => {
    const onDiscard = vi.fn<() => void>();
    const words = { ...emptyDraft('row'), remarks: 'before noon' };
    const foundFrom = new Date().toISOString();
    const view = { ...viewOf({ isReady: true, id: 'draft', words }), foundFrom };
    render(<DraftLine view={view} onDiscard={onDiscard} />, { onCaughtError: () => undefined });
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This part did not load.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(onDiscard).not.toHaveBeenCalled();
  });
});
