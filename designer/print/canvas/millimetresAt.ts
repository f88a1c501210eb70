/** Where a pointer is on a drawn page, in millimetres from its top left corner. */
export const millimetresAt = (event: {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Element;
}): { readonly x: number; readonly y: number } => {
  const page = event.currentTarget.closest('svg');
  const frame = page?.getBoundingClientRect();
  const view = page?.viewBox.baseVal;
  if (frame === undefined || view === undefined || frame.width === 0) return { x: 0, y: 0 };
  const scale = view.width / frame.width;
  return { x: (event.clientX - frame.left) * scale, y: (event.clientY - frame.top) * scale };
};
