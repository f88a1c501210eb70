import { existsSync, readFileSync } from 'node:fs';

/** Two folders above the sources and above the built server. */
const file = new URL('../../package.json', import.meta.url);

/** Version of the product, like `0.1.0`. */
export const productVersion: string = existsSync(file)
  ? String((JSON.parse(readFileSync(file, 'utf8')) as { readonly version?: unknown }).version)
  : '0.0.0';
