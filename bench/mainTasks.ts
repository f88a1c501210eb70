import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of CPU of the thread. */
  readonly tdur?: number;
}

const traced = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Milliseconds of CPU of each task of the thread that ran most scripts, from the answer's call until it is called. */
export async function traceTasks(cdp: CDPSession): Promise<() => Promise<readonly number[]>> {
  const events: TraceEvent[] = [];
  // The protocol types trace events as objects of strings; these members are always there.
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: traced },
  });
  return async () => {
    const isComplete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await isComplete;
    const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
    const scripts = new Map<string, number>();
    for (const event of events)
      if (event.name === 'v8.evaluateModule')
        scripts.set(threadOf(event), (scripts.get(threadOf(event)) ?? 0) + 1);
    const [main] = [...scripts].toSorted(([, one], [, other]) => other - one);
    if (main === undefined) throw new Error('bench: the trace holds no script');
    return events
      .filter((event) => event.name === 'RunTask' && threadOf(event) === main[0])
      .map(({ tdur = 0 }) => tdur / 1_000);
  };
}
