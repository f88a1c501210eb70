import type { FieldFormat } from './FieldFormat.ts';
import { isAt } from './nameFormat.ts';

/** Before noon (0) and after noon (1): `am`, `pm`, upper case for `N`. */
export function halfDayFormat(presentation: string): FieldFormat {
  const names = presentation === 'N' ? ['AM', 'PM'] : ['am', 'pm'];
  return {
    write: (moment) => names[moment.hour < 12 ? 0 : 1] ?? '',
    read(text, at) {
      const value = names.findIndex((name) => isAt(text, at, name));
      return value < 0 ? undefined : { value, end: at + 2 };
    },
  };
}

/** Calendar and era: always ISO. */
export const isoFormat: FieldFormat = {
  write: () => 'ISO',
  read: (text, at) => (isAt(text, at, 'ISO') ? { value: 0, end: at + 3 } : undefined),
};
