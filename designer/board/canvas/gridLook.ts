/** Height of a row of the grid and the gap between cards, in pixels. */
export const gridLook = { row: 64, gap: 10 } as const;

/** What a dragged kind of card carries. */
export const draggedKind = 'application/x-jig-card';
