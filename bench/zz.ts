import { openFixture } from './server.fixture.ts';
export async function run(): Promise<number> {
  const f = await openFixture();
  const page = async (n: number) => (await f.app.fetch(new Request('http://bench/api/Bench_Order/Page', { method: 'POST', headers: { 'content-type': 'application/json', authorization: f.authorization }, body: JSON.stringify({ page: n, rows: 30, sort: 'OrderDate', order: 'desc', wheres: JSON.stringify([{ name: 'Status', value: 3, displayType: 'equal' }]) }) }))).text();
  await page(1); f.take(); await page(1); console.log(f.take());
  const { Session } = await import('node:inspector/promises');
  for (let i=0;i<50;i++) await page(1);
  const s = new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval',{interval:100}); await s.post('Profiler.start');
  for (let i=0;i<150;i++) await page(1);
  const { profile } = await s.post('Profiler.stop');
  (await import('node:fs')).mkdirSync('/tmp/srvprof',{recursive:true}); (await import('node:fs')).writeFileSync('/tmp/srvprof/a.cpuprofile', JSON.stringify(profile));
  await f.close(); return 0;
}
