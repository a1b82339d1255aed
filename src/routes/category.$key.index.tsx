import { createFileRoute } from '@tanstack/react-router';

/** The category's own address. Without it the wildcard route would match this address too. */
export const Route = createFileRoute('/category/$key/')({ component: () => null });
