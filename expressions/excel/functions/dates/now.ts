import type { Frame } from '../../../evaluate/Frame.ts';
import { DATE } from '../../../values/dates.ts';
import { dateFromText } from '../../values/dateFromText.ts';
import { errors } from '../../values/ExcelError.ts';
import { excelFunction } from '../ExcelFunction.ts';

/**
 * TODAY: the date of the run's single clock reading, in TIME_ZONE. A run without a clock is refused as
 * `no-clock`.
 */
export const today = excelFunction({
  name: 'TODAY',
  category: 'date',
  summary: { zh: '今天的日期。', en: 'The date of today.' },
  parameters: [],
  result: 'date',
  examples: [{ formula: '=TODAY() - TODAY()', value: 0 }],
  run(frame) {
    return dateFromText(reading(frame).slice(0, DATE)) ?? errors.number;
  },
});

/** NOW: the run's single clock reading. A run without a clock is refused as `no-clock`. */
export const now = excelFunction({
  name: 'NOW',
  category: 'date',
  summary: { zh: '现在的日期和时间。', en: 'The date and time of now.' },
  parameters: [],
  result: 'datetime',
  examples: [{ formula: '=NOW() - NOW()', value: 0 }],
  run: (frame) => dateFromText(reading(frame)) ?? errors.number,
});

function reading(frame: Frame): string {
  if (frame.now === undefined) throw frame.refuse('no-clock', 'This run was given no clock reading.');
  return frame.now;
}
