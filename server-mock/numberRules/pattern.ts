/** Positions in `yyyy-MM-dd HH:mm:ss` by pattern letters; `hh` means 24 hours. */
const places: readonly (readonly [pattern: string, from: number, to: number])[] = [
  ['yyyy', 0, 4],
  ['MM', 5, 7],
  ['dd', 8, 10],
  ['HH', 11, 13],
  ['hh', 11, 13],
  ['mm', 14, 16],
  ['ss', 17, 19],
];

/** Formats a time by a number rule's pattern; other characters stay unchanged. */
export const formatPattern = (pattern: string, moment: string): string => {
  let text = '';
  let rest = pattern;
  while (rest !== '') {
    const place = places.find(([letters]) => rest.startsWith(letters));
    text += place === undefined ? rest.slice(0, 1) : moment.slice(place[1], place[2]);
    rest = rest.slice(place === undefined ? 1 : place[0].length);
  }
  return text;
};

/** Period in which serials count up: the date part of the pattern, at most a day. */
export const periodOf = (pattern: string, moment: string): string =>
  formatPattern(pattern.split(/HH|hh/, 1)[0] ?? '', moment);
