/**
 * The Bengali sentences of every area, by the name that declares them. Empty
 * here, where each stands beside its English; when the shop is built they are
 * taken apart and put here (scripts/bengali-apart.ts).
 */
export const bengali: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};
