import { type PatroniCluster, until } from './PatroniCluster.ts';
import type { ProductProcess } from './ProductProcess.ts';
import { SavingUsers } from './SavingUsers.ts';
import type { Trial } from './Trial.ts';

/** Milliseconds of undisturbed work before and after. */
const between = 4_000;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, between));

/** Milliseconds in which the primary works before it is lost and its standby receives nothing. */
const cutOffFor = 1_000;

/** Milliseconds within which saves must be stored again. */
const longest = 40_000;

/** What a user may read while there is no primary: what happened and what to do. */
const clear = /^503 .*请稍后重试/;

/** What people who save see while the primary is lost, and while an operator changes it. */
export async function failovers(
  trial: Trial,
  cluster: PatroniCluster,
  processes: readonly ProductProcess[],
  password: string,
): Promise<void> {
  const ports = processes.map(({ port }) => port);
  const post = async (
    port: number,
    path: string,
    body: object,
    token = '',
  ): Promise<Record<string, unknown>> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const signIn = async (): Promise<string> => {
    const { data } = await post(ports[0] ?? 0, '/api/user/login', { userName: 'admin', password });
    return (data as { token: string }).token;
  };
  const token = await signIn();

  /** Every answered save is stored once, refusals were clear, and no process ended. */
  const check = async (users: SavingUsers): Promise<string> => {
    const rows = await cluster.ask(
      'jig',
      `select "CustomerName" as name, count(*)::integer as n from "Customer" where "CustomerName" like '${users.name} %' group by 1`,
    );
    const stored = new Map(rows.map(({ name, n }) => [String(name), Number(n)]));
    const lost = [...users.answered].filter((name) => !stored.has(name));
    const twice = [...stored].filter(([, n]) => n > 1);
    const unclear = [...users.refusals.keys()].filter((said) => !clear.test(said));
    const ended = processes.filter((one) => !one.isRunning);
    const wrong = [
      ...(lost.length > 0 ? [`${lost.length} answered saves are lost: ${lost.slice(0, 5).join(', ')}`] : []),
      ...(twice.length > 0 ? [`${twice.length} saves are stored twice`] : []),
      ...(unclear.length > 0 ? ['a refusal does not say what to do'] : []),
      ...(ended.length > 0 ? [`${ended.length} processes ended`] : []),
      ...(users.longestGap > longest ? [`no save was stored for ${users.longestGap} ms`] : []),
    ];
    if (wrong.length > 0) throw new Error(`${wrong.join('; ')}: ${users.inWords}`);
    return `${users.inWords}; all are stored, each once`;
  };

  /** What one process saves, the other counts anew: they hear of each other. */
  const hearing = async (name: string): Promise<void> => {
    const [one = 0, other = 0] = ports;
    const total = async (): Promise<number> =>
      Number((await post(other, '/api/Customer/Page', { page: 1, rows: 1, wheres: '[]' }, token)).total);
    const before = await total();
    const mainData = { CustomerName: name, CustomerType: 'direct', Enable: 1 };
    const { status, message } = await post(one, '/api/Customer/Add', { mainData }, token);
    if (status !== true) throw new Error(String(message));
    await until('the other process hears of a save', 5, async () =>
      (await total()) === before + 1 ? true : undefined,
    );
    for (const port of ports) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
      if (ready.status !== 200) throw new Error(`/readyz answers ${ready.status}: ${await ready.text()}`);
    }
  };

  let lost = '';
  await trial.step('the primary is lost while people save', async () => {
    const users = new SavingUsers(ports, token, 'lost primary');
    await rest();
    lost = await cluster.primary();
    // What the standby does not have yet must not have been answered. On one machine it has everything at once, unless it is cut off.
    const goOn = await cluster.cutOff();
    await new Promise((resolve) => setTimeout(resolve, cutOffFor));
    cluster.kill(lost);
    goOn();
    const next = await until('another primary', 60, async () => {
      const primary = await cluster.primary();
      return primary === lost ? undefined : primary;
    }).finally(rest);
    await users.end();
    return `${next} after ${lost}: ${await check(users)}`;
  });
  await trial.step('processes hear of each other again and are ready', async () => {
    await hearing('after the lost primary');
    return '';
  });
  await trial.step('the lost node comes back as a standby while people save', async () => {
    const users = new SavingUsers(ports, token, 'node returns');
    cluster.startNode(lost);
    await cluster.whole(90).finally(() => users.end());
    return check(users);
  });
  await trial.step('an operator changes the primary while people save', async () => {
    const users = new SavingUsers(ports, token, 'chosen change');
    await rest();
    const former = await cluster.primary();
    await cluster.switchOver();
    await until('the other primary', 60, async () =>
      (await cluster.primary()) === former ? undefined : true,
    ).finally(rest);
    await users.end();
    return check(users);
  });
  await trial.step('processes hear of each other after it', async () => {
    await hearing('after the chosen change');
    return '';
  });
}
