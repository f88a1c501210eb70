const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day after `yyyy-MM-dd` (calendar arithmetic, no time zone); undefined when the text is not a day. */
export const dayAfter = (text: string): string | undefined => {
  const parts = day.exec(text);
  if (!parts) return undefined;
  const next = new Date(Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]) + 1));
  return next.toISOString().slice(0, 10);
};
