const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
};

/** Formats an instant as on the wire: `yyyy-MM-dd HH:mm:ss` in `timeZone`. */
export const formatTime = (instant: Date, timeZone: string): string => {
  const second = Math.floor(instant.getTime() / 1000);
  if (last.second === second && last.timeZone === timeZone) return last.text;
  const text = written(instant, timeZone);
  last = { second, timeZone, text };
  return text;
};

/** Last result: one call formats the same second several times. */
let last = { second: Number.NaN, timeZone: '', text: '' };

const written = (instant: Date, timeZone: string): string => {
  const part = new Map(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const take = (type: Intl.DateTimeFormatPartTypes): string => part.get(type) ?? '';
  return `${take('year')}-${take('month')}-${take('day')} ${take('hour')}:${take('minute')}:${take('second')}`;
};
