const prefix = 'share:';

/** Where the name of a board stands: a share by its id, for the users that it names. */
export const sharedName = (id: string): string => `${prefix}${id}`;

/** The id of a share where the name of a board stands; undefined: it is the name of a board. */
export const shareOfName = (name: string): string | undefined =>
  name.startsWith(prefix) ? name.slice(prefix.length, prefix.length + 30) : undefined;
