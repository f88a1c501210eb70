/** Elements around the grid besides the fixed frame. */
export interface GridSurroundings {
  readonly windowHeight: number;
  /** A bar for adding rows above the grid. */
  readonly addBar?: boolean;
  /** The user's bar: the strip of open pages. */
  readonly userBar?: boolean;
  /** Pixels of anything else above or below (search panel, details). */
  readonly other?: number;
}

/** Minimum height of the list in pixels; below it the page scrolls. */
const least = 200;

/** Table height: window height minus 206, minus 54 with an add bar, minus 50 with a user bar. */
export function gridHeight({ windowHeight, addBar, userBar, other = 0 }: GridSurroundings): number {
  return Math.max(least, windowHeight - 206 - (addBar ? 54 : 0) - (userBar ? 50 : 0) - other);
}
