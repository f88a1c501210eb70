/** An address of a database without its password. */
export const shownAddress = (url: string): string => {
  if (!URL.canParse(url)) return 'PostgreSQL';
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
};
