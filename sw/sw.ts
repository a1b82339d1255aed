/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown[] };

void self.__WB_MANIFEST;

export type Worker = typeof self;
