/** The grid's own elements, bottom to top; `grid.css` sets the layers. */
export interface GridElements {
  readonly root: HTMLElement;
  /** VTable draws here; takes no pointer events. */
  readonly canvas: HTMLElement;
  /** Bands, checkboxes and the focus ring; for sight only. */
  readonly marks: HTMLElement;
  /** The native scroll container. */
  readonly scroller: HTMLElement;
  /** As large as the whole list, so that the native scroll bars are right. */
  readonly content: HTMLElement;
  /** Stays in view while the content scrolls; contains the elements below. */
  readonly view: HTMLElement;
  readonly mirror: HTMLElement;
  /** Row of editors, rendered by React. */
  readonly editors: HTMLElement;
}

/** Makes an element with a class. */
export function element(className: string, parent?: Element): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  parent?.append(made);
  return made;
}

/** Creates the grid's elements inside a host. */
export function createGridElements(host: HTMLElement): GridElements {
  const root = element('jig-grid', host);
  const canvas = element('jig-grid-canvas', root);
  const marks = element('jig-grid-marks', root);
  const scroller = element('jig-grid-scroller', root);
  const content = element('jig-grid-content', scroller);
  const view = element('jig-grid-view', content);
  const mirror = element('jig-grid-mirror', view);
  const editors = element('jig-grid-editors', view);
  // The mirror has the same content for assistive technology.
  canvas.setAttribute('aria-hidden', 'true');
  // VTable keeps an input of its own in there; Tab must not reach it.
  canvas.inert = true;
  marks.setAttribute('aria-hidden', 'true');
  return { root, canvas, marks, scroller, content, view, mirror, editors };
}
