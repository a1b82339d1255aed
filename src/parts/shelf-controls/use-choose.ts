import { useNavigate } from '@tanstack/react-router';
import { addressOf } from '#domain/shelf-choice.ts';
import type { ShelfView } from '#domain/shelf-view.ts';

/** Puts a choice into the address, on its first page; Back takes it away again. */
export function useChoose(): (view: ShelfView) => void {
  const navigate = useNavigate();
  return (view) => void navigate({ to: '.', search: { ...addressOf(view), page: undefined } });
}
