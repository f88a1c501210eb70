/** A bucket of an S3 service and what opens it. */
export interface S3Place {
  /** Address of the service, without path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** What stands before every name: `` or `folder/`. */
  readonly prefix: string;
}

/** Key id and secret of the service. */
export interface S3Key {
  readonly id: string;
  readonly secret: string;
}

const local: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Reads an address like `https://s3.example.com/bucket/folder?region=cn-north-1`. Without TLS only on this machine. Undefined: not an
 * address of a bucket.
 */
export const readS3Place = (text: string): S3Place | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, origin, pathname, searchParams, username, password, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && local.has(hostname));
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
  const isKnown = [...searchParams.keys()].every((name) => name === 'region');
  if (!isSafe || !isKnown || username !== '' || password !== '' || hash !== '') return undefined;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return undefined;
  if (!folders.every((folder) => /^[\w.-]{1,100}$/.test(folder))) return undefined;
  const prefix = folders.map((folder) => `${folder}/`).join('');
  return { endpoint: origin, region: searchParams.get('region') ?? 'us-east-1', bucket, prefix };
};

/** Reads `ID:SECRET`. */
export const readS3Key = (text: string): S3Key | undefined => {
  const [, id, secret] = /^([^:\s]{3,200}):(\S{3,400})$/.exec(text) ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
};

/** The address, for people. */
export const shownS3 = ({ endpoint, bucket, prefix }: S3Place): string => `${endpoint}/${bucket}/${prefix}`;
