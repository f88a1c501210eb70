/**
 * Known type of a value before a run. `date` is `yyyy-MM-dd` text, `datetime` is `yyyy-MM-dd HH:mm:ss` text.
 */
export type ValueType = 'number' | 'text' | 'date' | 'datetime' | 'boolean' | 'list' | 'any';
