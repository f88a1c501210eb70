// Repeats a heavy call in its own thread. Reading 40 MB must not delay the measured pages.
import { parentPort, workerData } from 'node:worker_threads';

const { url, init } = workerData;

parentPort?.on('message', async () => {
  const start = performance.now();
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  let bytes = 0;
  for await (const piece of answer.body ?? []) bytes += piece.byteLength;
  parentPort?.postMessage({ bytes, millis: performance.now() - start });
});
