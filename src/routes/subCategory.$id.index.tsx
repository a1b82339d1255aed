import { createFileRoute } from '@tanstack/react-router';

/** The sub-category's own address. Without it the wildcard route would match this address too. */
export const Route = createFileRoute('/subCategory/$id/')({ component: () => null });
