import { sep } from 'node:path';

/** A path as tests write it, with `/`, also where folders are parted in another way. */
export const slashed = (path: string, parted: string = sep): string => path.replaceAll(parted, '/');
