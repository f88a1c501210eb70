/** Windows as narrow as a phone's; approval.css and shell.css say the same. */
export const narrowWindow = '(max-width: 767px)';

/** Whether the window is that narrow now. */
export const isNarrow = (): boolean => matchMedia(narrowWindow).matches;
