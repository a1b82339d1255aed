import { createFileRoute } from '@tanstack/react-router';

/** Whatever follows, the category above is shown (shell-39). */
export const Route = createFileRoute('/category/$key/$')({ component: () => null });
