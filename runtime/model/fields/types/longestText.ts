/** Most characters of a text column: the most that PostgreSQL takes for `varchar`. */
export const longestText = 10_485_760;
