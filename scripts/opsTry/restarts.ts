import { Load } from './Load.ts';
import type { ProductProcess } from './ProductProcess.ts';
import type { SiteClient } from './SiteClient.ts';
import type { Trial } from './Trial.ts';

/** Milliseconds of undisturbed work before and after each step: after a start, those that the unit gives a proxy to see it. */
const between = 3_000;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, between));

/** What people at work see while processes are restarted one after the other, and when one is killed. */
export async function restarts(
  trial: Trial,
  name: string,
  client: SiteClient,
  processes: readonly ProductProcess[],
): Promise<void> {
  await trial.step(
    `${name}: both processes restarted one after the other under load, no call may fail`,
    async () => {
      const load = new Load(client, `${name} restart`);
      const ends: string[] = [];
      for (const one of [...processes, ...processes]) {
        await rest();
        ends.push(await one.end('SIGTERM'));
        await one.start();
      }
      await rest();
      await load.end();
      if (ends.some((end) => end !== '0')) throw new Error(`exit codes ${ends.join(', ')}`);
      if (load.failed > 0) throw new Error(load.inWords);
      const stored = await load.stored();
      if (stored !== load.saved) throw new Error(`${load.saved} saves were answered, ${stored} are stored`);
      return `${load.inWords}, ${stored} saves stored once`;
    },
  );
  await trial.step(
    `${name}: an event stream of a process that stops says so, and a new one opens at the other`,
    async () => {
      const said: string[] = [];
      const streams = await Promise.all(
        processes.map(() => client.open('/api/events', undefined, { accept: 'text/event-stream' })),
      );
      for (const stream of streams) stream.on('data', (piece: Buffer) => said.push(piece.toString()));
      for (const stream of streams) stream.on('error', () => undefined);
      const [first] = processes;
      if (first === undefined) throw new Error('no process');
      const ended = first.end('SIGTERM');
      await rest();
      const closed = said.join('').split('"reason":"shutdown"').length - 1;
      const again = await client.open('/api/events', undefined, { accept: 'text/event-stream' });
      again.destroy();
      for (const stream of streams) stream.destroy();
      await ended;
      await first.start();
      if (closed === 0) throw new Error('no stream was told');
      if (again.statusCode !== 200) throw new Error(`a new stream was answered ${again.statusCode}`);
      return `${closed} of ${streams.length} streams were of it`;
    },
  );
  await trial.step(`${name}: one process killed under load, the site goes on`, async () => {
    const load = new Load(client, `${name} kill`);
    await rest();
    const [, last] = processes;
    await last?.end('SIGKILL');
    await rest();
    const failedBefore = load.failed;
    await rest();
    const failedLater = load.failed - failedBefore;
    await last?.start();
    await rest();
    await load.end();
    if (failedLater > 0) throw new Error(`calls still failed after ${between} ms: ${load.inWords}`);
    const stored = await load.stored();
    if (stored < load.saved) throw new Error(`${load.saved} saves were answered, ${stored} are stored`);
    return load.inWords;
  });
}
