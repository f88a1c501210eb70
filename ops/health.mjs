// Asks the process of this machine at PORT and BASE_PATH how it is: node ops/health.mjs [--wait SECONDS] [healthz | readyz].
// Ends with 0 when it answers well, else with 1 and the reason. --wait asks again until it does.
import { setTimeout } from 'node:timers/promises';

const words = process.argv.slice(2);
const patience = words[0] === '--wait' ? Number(words.splice(0, 2)[1]) * 1000 : 0;
const [path = 'healthz'] = words;
const { PORT: port = '8080', BASE_PATH: base = '' } = process.env;
const address = `http://127.0.0.1:${port}${base.replace(/\/$/, '')}/${path}`;

/** What is wrong; undefined: nothing. */
async function trouble() {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(3000) });
    return answer.ok ? undefined : `${address} answered ${answer.status} ${await answer.text()}`;
  } catch (error) {
    return `${address} does not answer (${error.cause?.code ?? error.name})`;
  }
}

const end = performance.now() + patience;
let wrong = await trouble();
while (wrong !== undefined && performance.now() < end) {
  await setTimeout(300);
  wrong = await trouble();
}
if (wrong !== undefined) {
  process.stderr.write(`${wrong}\n`);
  process.exitCode = 1;
}
