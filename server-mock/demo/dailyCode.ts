/** Generates codes like the number rules: prefix, day, and four digits that restart every day. */
export function dailyCode(prefix: string): (day: string) => string {
  const serials = new Map<string, number>();
  return (day) => {
    const serial = (serials.get(day) ?? 0) + 1;
    serials.set(day, serial);
    return `${prefix}${day.replaceAll('-', '')}${String(serial).padStart(4, '0')}`;
  };
}
