import type { Moment } from './Moment.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** A part of a date or time that a picture can show. */
export interface Component {
  /** Default presentation. */
  readonly presentation: string;
  /** Names for the numbers from 1. */
  readonly names?: readonly string[];
  of(moment: Moment): number;
}

/** Numeric components by their letter in pictures. */
export const components: ReadonlyMap<string, Component> = new Map<string, Component>([
  ['Y', { presentation: '1', of: (moment) => moment.year }],
  ['M', { presentation: '1', names: months, of: (moment) => moment.month }],
  ['D', { presentation: '1', of: (moment) => moment.day }],
  ['d', { presentation: '1', of: (moment) => moment.dayOfYear }],
  ['F', { presentation: 'n', names: weekdays, of: (moment) => moment.weekday }],
  ['W', { presentation: '1', of: (moment) => moment.weekOfYear }],
  ['w', { presentation: '1', of: (moment) => moment.weekOfMonth }],
  ['X', { presentation: '1', of: (moment) => moment.thursday.year }],
  ['x', { presentation: '1', names: months, of: (moment) => moment.thursday.month }],
  ['H', { presentation: '1', of: (moment) => moment.hour }],
  ['h', { presentation: '1', of: (moment) => moment.hour % 12 || 12 }],
  ['m', { presentation: '01', of: (moment) => moment.minute }],
  ['s', { presentation: '01', of: (moment) => moment.second }],
  ['f', { presentation: '1', of: (moment) => moment.millisecond }],
]);
