/** Told by a line whose "+" was pressed, with its id. */
export const insertPressed = 'jig:insert';
