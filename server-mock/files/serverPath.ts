const shape = /^\/?upload\/tables\/[^/]+\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//i;

/** Where the files of one upload stand on the wire; the last segment of a path behind it is only a name to show. */
export const pathPrefix = (table: string, serverId: string): string => `Upload/Tables/${table}/${serverId}/`;

/** The id in a path of ours; undefined: the path is somebody else's. */
export const serverIdOf = (path: string): string | undefined => shape.exec(path)?.[1]?.toLowerCase();
