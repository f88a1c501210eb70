const shape = /^\/?upload\/tables\/[^/]+\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//i;

/** Path prefix of the files of one upload. The last segment after it is only a display name. */
export const pathPrefix = (table: string, serverId: string): string => `Upload/Tables/${table}/${serverId}/`;

/** Server id in a path; undefined when the path is not an uploaded file. */
export const serverIdOf = (path: string): string | undefined => shape.exec(path)?.[1]?.toLowerCase();
