/** Media query of phone-sized windows; approval.css and shell.css use the same width. */
export const narrowWindow = '(max-width: 767px)';

/** True when the window is that narrow now. */
export const isNarrow = (): boolean => matchMedia(narrowWindow).matches;
