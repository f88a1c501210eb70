import { fileURLToPath } from 'node:url';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';

const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const one of value instanceof Map ? value.values() : Object.values(value)) frozen(one);
  return Object.freeze(value);
};

/**
 * The schemas that the product ships, read once for all applications of a process: they share what they resolve of them.
 * Frozen, so that no application changes those of another.
 */
export const shipped = frozen(readBundle(fileURLToPath(new URL('../../schemas/', import.meta.url))));
