import { unsavedWork } from '../store/unsavedWork.ts';

/** Loads the page again, or goes to `address`. Does nothing while that would lose something: the only place that leaves. */
export function reloadPage(address?: string): boolean {
  if (unsavedWork().length > 0) return false;
  if (address === undefined) location.reload();
  else location.assign(address);
  return true;
}
