import type { Ref } from 'react';

/** Takes an element out of pointer, keyboard and screen reader. React 18 has no `inert` property. */
export const setInert: Ref<HTMLDivElement> = (element) => element?.setAttribute('inert', '');
