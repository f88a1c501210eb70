/** Largest width of phone-sized windows in pixels; approval.css, calendar.css and shell.css use the same. */
export const narrowWidth = 767;

/** Media query of phone-sized windows. */
export const narrowWindow = `(max-width: ${narrowWidth}px)`;

/** True when the window is that narrow now. */
export const isNarrow = (): boolean => matchMedia(narrowWindow).matches;
