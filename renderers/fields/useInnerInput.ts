import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { isInvalid } from './controlProps.ts';

/**
 * Connects the native input inside a Semi picker to the visible label. DatePicker, TimePicker and
 * AutoComplete pass neither id nor ARIA attributes to it (semi-ui 2.90.1), so they are set on the element
 * after each render. `name` is for inputs without a label of their own (the two of a pair).
 */
export function useInnerInput(
  props: FieldProps,
  id: string = props.id,
  name?: string,
): RefObject<HTMLDivElement> {
  const { t } = useApp();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = ref.current?.querySelector('input');
    if (!input) return;
    input.id = id;
    set(input, 'aria-label', name);
    set(input, 'aria-describedby', props.describedBy);
    set(input, 'aria-required', props.required ? 'true' : undefined);
    set(input, 'aria-invalid', isInvalid(props) ? 'true' : undefined);
    // The picker's frame has an English accessible name; this translates it.
    const frame = ref.current?.querySelector('[role="combobox"]');
    if (frame && frame !== input) {
      set(frame, 'aria-label', t('box.openPanel'));
      // Its input opens the panel too: one field is one tab stop.
      set(frame, 'tabindex', '-1');
    }
  });
  return ref;
}

function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
