/**
 * The oldest browsers that shop, counter and worker support (docs/decisions/0011-first-load.md).
 */
export const browsers = ['chrome110', 'firefox115', 'safari16.4', 'ios16.4'];
