import type { DataPlace } from '../openData.ts';
import type { VerbCall } from './Verb.ts';

/** Where a command's names and options say that the installation is. */
export const placeOf = (url: string | undefined, { options }: VerbCall): DataPlace => ({
  dataDirectory: options.get('--data-dir'),
  url,
});
