import { createFileRoute } from '@tanstack/react-router';

/** The sub-category's own address, so that the wildcard beside it takes only what follows one. */
export const Route = createFileRoute('/subCategory/$id/')({ component: () => null });
