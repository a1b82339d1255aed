import { lazyPart } from '#parts/lazy/lazy-part.tsx';

/** Never in a first load: how to hand over is fetched when it is asked for. */
export const LazyHandOverDialog = lazyPart(
  async () => (await import('./HandOverDialog.tsx')).HandOverDialog,
);
