import { lockDirectory } from '../../server-mock/db/lockDirectory.ts';

// Process of lockDirectory.test.ts: prints whether it got the lock and keeps it until its input ends.
const lock = lockDirectory(process.argv[2] ?? '');
process.stdout.write(lock.ok ? 'held\n' : `refused ${lock.holder.pid}\n`);
process.stdin.resume().once('end', () => process.exit(0));
