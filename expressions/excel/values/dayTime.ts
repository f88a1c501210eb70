import type { Numeric } from '../../numbers/Decimal.ts';
import { approximated } from '../../numbers/numberOut.ts';

const SECONDS = 86_400;

/** A day and the seconds since its midnight, 0 up to 86,400. */
export interface DayTime {
  readonly serial: number;
  readonly seconds: number;
}

/**
 * The day and the seconds of a serial number, to the nearest second (or to `places` decimals of one); what rounds up to
 * midnight is the next day.
 */
export function dayTimeOf(moment: Numeric, places = 0): DayTime {
  const double = typeof moment === 'number' ? moment : approximated(moment);
  const unit = 10 ** places;
  const serial = Math.floor(double);
  const units = Math.round((double - serial) * SECONDS * unit);
  return units >= SECONDS * unit ? { serial: serial + 1, seconds: 0 } : { serial, seconds: units / unit };
}
