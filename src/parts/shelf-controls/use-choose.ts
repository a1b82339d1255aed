import { useNavigate } from '@tanstack/react-router';
import { addressOf } from '#domain/shelf-choice.ts';
import type { ShelfView } from '#domain/shelf-view.ts';

/** Writes a choice into the address, with page 1. Back undoes it. */
export function useChoose(): (view: ShelfView) => void {
  const navigate = useNavigate();
  return (view) => void navigate({ to: '.', search: { ...addressOf(view), page: undefined } });
}
