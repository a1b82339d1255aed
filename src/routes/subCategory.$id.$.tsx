import { createFileRoute } from '@tanstack/react-router';

/** "Not exact" (S1 §2): whatever follows, the category above is shown. */
export const Route = createFileRoute('/subCategory/$id/$')({ component: () => null });
