/** Height of a row of the grid and the gap between cards, in pixels. */
export const gridLook = { row: 76, gap: 12 } as const;

/** What a dragged kind of card carries. */
export const draggedKind = 'application/x-jig-card';
