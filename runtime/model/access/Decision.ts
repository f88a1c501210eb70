import type { Issue } from '../schema/Issue.ts';

/** Yes or no, and why, in words of the catalogue. */
export interface Decision {
  readonly allowed: boolean;
  readonly because: Issue;
}
