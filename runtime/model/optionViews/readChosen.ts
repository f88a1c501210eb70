import type { ChosenView } from './OptionView.ts';

/** What a list shows first; undefined for a text that names nothing. */
export const readChosen = (sent: string | number): ChosenView => {
  if (sent === 'all' || sent === 'approved') return sent;
  const id = Number(sent);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};
