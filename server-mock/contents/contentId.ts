const shape = /^[0-9a-f-]{36}(\.\d{1,2})?$/;

/** Whether a text is an id as the server generates it, and so safe in paths and names. */
export const isContentId = (text: string): boolean => shape.test(text);
