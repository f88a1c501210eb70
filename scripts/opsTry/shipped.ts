import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../schema/schemaFiles.ts';

/** A file of ops/ with these texts replaced. Throws where one does not stand in it: then the trial is about something else. */
export const shipped = (path: string, changes: readonly (readonly [string, string])[]): string => {
  let text = readFileSync(join(root, 'ops', path), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`ops/${path} does not hold ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
};
