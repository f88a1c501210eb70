import { lockDirectory } from '../../server-mock/db/lockDirectory.ts';

// Process of lockDirectory.test.ts: prints whether it got the lock and keeps it until its input ends. Ends with code 3
// when the lock is lost.
const lock = await lockDirectory(process.argv[2] ?? '', () => process.exit(3));
process.stdout.write(lock.ok ? 'held\n' : `refused ${lock.holder?.pid}\n`);
process.stdin.resume().once('end', () => process.exit(0));
