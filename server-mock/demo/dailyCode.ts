/** Codes as the number rules make them: prefix, day, four digits that begin anew every day. */
export function dailyCode(prefix: string): (day: string) => string {
  const serials = new Map<string, number>();
  return (day) => {
    const serial = (serials.get(day) ?? 0) + 1;
    serials.set(day, serial);
    return `${prefix}${day.replaceAll('-', '')}${String(serial).padStart(4, '0')}`;
  };
}
