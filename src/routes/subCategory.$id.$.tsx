import { createFileRoute } from '@tanstack/react-router';

/** Whatever follows, the sub-category above is shown (shell-40). */
export const Route = createFileRoute('/subCategory/$id/$')({ component: () => null });
