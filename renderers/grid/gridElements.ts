/** The grid's own elements, bottom to top; see `grid.css` for what lies over what. */
export interface GridElements {
  readonly root: HTMLElement;
  /** VTable draws in here; takes no pointer. */
  readonly canvas: HTMLElement;
  /** Bands, checkboxes and the focus ring; for the eye only. */
  readonly marks: HTMLElement;
  /** The native scroll container. */
  readonly scroller: HTMLElement;
  /** As large as the whole list, so that the native bars are right. */
  readonly content: HTMLElement;
  /** Stays in view while the content scrolls; holds what follows. */
  readonly view: HTMLElement;
  readonly mirror: HTMLElement;
  /** The row of editors, filled by React. */
  readonly editors: HTMLElement;
}

/** Makes an element with a class. */
export function element(className: string, parent?: Element): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  parent?.append(made);
  return made;
}

/** Builds the elements inside a host. */
export function createGridElements(host: HTMLElement): GridElements {
  const root = element('jig-grid', host);
  const canvas = element('jig-grid-canvas', root);
  const marks = element('jig-grid-marks', root);
  const scroller = element('jig-grid-scroller', root);
  const content = element('jig-grid-content', scroller);
  const view = element('jig-grid-view', content);
  const mirror = element('jig-grid-mirror', view);
  const editors = element('jig-grid-editors', view);
  // The canvas and the marks are pictures of what the mirror says.
  canvas.setAttribute('aria-hidden', 'true');
  // VTable keeps an input of its own in there: nobody shall get to it by Tab.
  canvas.inert = true;
  marks.setAttribute('aria-hidden', 'true');
  return { root, canvas, marks, scroller, content, view, mirror, editors };
}
