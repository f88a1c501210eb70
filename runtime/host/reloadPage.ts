import { unsavedWork } from '../store/drafts/unsavedWork.ts';

/**
 * Reloads the page, or opens `address`. Refuses and returns false while input is unsaved. All code that
 * leaves the page must call it.
 */
export function reloadPage(address?: string): boolean {
  if (unsavedWork().length > 0) return false;
  if (address === undefined) location.reload();
  else location.assign(address);
  return true;
}
