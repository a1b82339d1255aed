import { createFileRoute } from '@tanstack/react-router';

/** Ignores any further path segments and shows the category (shell-39). */
export const Route = createFileRoute('/category/$key/$')({ component: () => null });
