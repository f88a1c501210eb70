import { nextQuartzTimes } from '../../runtime/model/fields/quartz/quartzTimes.ts';
import { readQuartz } from '../../runtime/model/fields/quartz/readQuartz.ts';

/** The next time of an expression after a time, both as `yyyy-MM-dd HH:mm:ss`; null: never again, or not readable. */
export const nextTime = (expression: string, after: string): string | null => {
  const read = readQuartz(expression);
  return 'value' in read ? (nextQuartzTimes(read.value, after, 1)[0] ?? null) : null;
};
