import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { BoxLayout } from '../../runtime/store/box/BoxLayout.ts';

/**
 * Folds the header form of a box while its detail grid has the focus and the box is too low for both.
 * Only a focus by keyboard folds: under the mouse the grid would move away between press and release.
 */
export function useGridRoom(body: RefObject<HTMLElement>, layout: BoxLayout, isReady: boolean): void {
  const { isFolded } = layout;
  useLayoutEffect(() => {
    const form = body.current?.querySelector<HTMLElement>('.jig-form');
    if (isFolded && form) form.style.setProperty('--jig-folded', `${twoLines(form)}px`);
  }, [body, isFolded]);
  useEffect(() => {
    const root = body.current;
    if (!isReady || !root) return;
    let byPointer = false;
    const listening = new AbortController();
    const on = { capture: true, signal: listening.signal };
    const follow = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      if (target.closest('.jig-form')) layout.fold(false);
      else if (!byPointer && target.closest('.jig-grid-host') && isTooLow(root)) layout.fold(true);
    };
    const remember = ({ type }: Event): void => {
      byPointer = type === 'pointerdown';
    };
    addEventListener('pointerdown', remember, on);
    addEventListener('keydown', remember, on);
    root.addEventListener('focusin', follow, on);
    return () => listening.abort();
  }, [body, layout, isReady]);
}

/** Height of the first two lines of fields in pixels; they differ with links and messages below a field. */
function twoLines(form: HTMLElement): number {
  const fields = [...form.querySelectorAll<HTMLElement>('.jig-field')];
  const [first = 0, , third] = [...new Set(fields.map(({ offsetTop }) => offsetTop))].sort((a, b) => a - b);
  return third === undefined ? form.scrollHeight : third - first;
}

/** Whether the content of the box scrolls. */
function isTooLow(root: HTMLElement): boolean {
  const scroller = root.closest('.jig-dialog-body');
  return scroller !== null && scroller.scrollHeight > scroller.clientHeight + 1;
}
