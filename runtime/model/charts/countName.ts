/** Name under which a chart shows the number of rows when it adds up no field. No field has this name. */
export const countName = '#count';
