export const memorySettings: Readonly<Record<'MALLOC_TRIM_THRESHOLD_', string>>;
