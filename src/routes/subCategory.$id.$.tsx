import { createFileRoute } from '@tanstack/react-router';

/** Ignores any further path segments and shows the sub-category (shell-40). */
export const Route = createFileRoute('/subCategory/$id/$')({ component: () => null });
