/** Event with the id of the line whose "+" was pressed. */
export const insertPressed = 'jig:insert';
