import { quoted } from '../sql/quoted.ts';

/** Several identifiers, comma separated. */
export const quotedList = (names: readonly string[]): string => names.map(quoted).join(', ');
