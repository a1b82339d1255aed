export function serveApart(script: string, settings: Readonly<Record<string, string>>): void;
