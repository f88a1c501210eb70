/** Other names of functions, Chinese ones above all. One table, so that no two functions take the same name. */
export const aliases: Readonly<Record<string, readonly string[]>> = {};
