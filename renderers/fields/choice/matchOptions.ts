import type { ChoiceOption } from './ChoiceOption.ts';

/** Makes the initials of a text, such as `sl` for `数量`; other characters stay unchanged. */
export type Initials = (text: string) => string;

/**
 * Options whose label contains the typed text, ignoring case; those that start with it come first. Also those with this
 * key, or with initials that start so.
 */
export function matchOptions(
  options: readonly ChoiceOption[],
  typed: string,
  initials?: Initials,
): readonly ChoiceOption[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return options;
  const first: ChoiceOption[] = [];
  const rest: ChoiceOption[] = [];
  for (const option of options) {
    const at = option.label.toLowerCase().indexOf(wanted);
    if (at === 0 || option.value.toLowerCase() === wanted) first.push(option);
    else if (at > 0 || initials?.(option.label).startsWith(wanted)) rest.push(option);
  }
  return [...first, ...rest];
}

/** Whether initials can match a text: it has Latin letters and digits only, and begins with a letter. */
export const mayBeInitials = (typed: string): boolean => /^[a-z][a-z\d]*$/i.test(typed.trim());
