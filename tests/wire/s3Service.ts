import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import type { BucketAccess } from '../../server-mock/buckets/openBucket.ts';
import { readS3Key, readS3Place } from '../../server-mock/buckets/S3Place.ts';
import { newFolder } from './backupWorld.ts';

export type Fault = (call: IncomingMessage, answer: ServerResponse) => boolean;

/** An S3 service, and before it a way on which calls can be spoilt: a fault answers true when it has answered the call, or never will. */
export async function openS3Service() {
  const service = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: await newFolder() },
    configureBuckets: [
      { name: 'backups', configs: [] },
      { name: 'uploads', configs: [] },
    ],
  });
  const { port: behind } = await service.run();
  const fault: { now: Fault | undefined } = { now: undefined };
  const way: Server = createServer((call, answer) => {
    if (fault.now?.(call, answer)) return;
    const { method, url: path, headers } = call;
    const onward = request(
      { host: '127.0.0.1', port: behind, method, path, headers, agent: false },
      (got) => {
        answer.writeHead(got.statusCode ?? 500, got.headers);
        got.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    call.pipe(onward);
  });
  // Connections end when the test says so, not between two calls.
  way.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const { port } = way.address() as AddressInfo;
  const bucket = (path: string, key = 'S3RVER:S3RVER', at = port): BucketAccess => {
    const [place, found] = [readS3Place(`http://127.0.0.1:${at}/${path}`), readS3Key(key)];
    if (place === undefined || found === undefined) throw new Error(`${path} or ${key} is unusable`);
    return { place, key: found };
  };
  const close = async (): Promise<void> => {
    way.closeAllConnections();
    way.close();
    await service.close();
  };
  return { bucket, fault, close };
}
