import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimFileStore } from '../../server-mock/contents/claimFileStore.ts';
import { DatabaseFiles } from '../../server-mock/contents/DatabaseFiles.ts';
import { DirectoryFiles } from '../../server-mock/contents/DirectoryFiles.ts';
import { sweepFiles } from '../../server-mock/contents/sweepFiles.ts';
import { createApp } from '../../server-mock/process/app.ts';
import { publish } from '../../server-mock/publishing/publish.ts';
import { Clock } from '../../server-mock/time/Clock.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { multipart, pdf, png, type Sent, zip } from './fileBytes.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const products = '/api/Base_Product';

/** Products of two users who see only their own rows; the viewer's role hides drawings. */
describe.each(dailyKinds)('files of records on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, {
      // Longer than the lifetime of uploads.
      minutes: 72 * 60,
      file: {
        rows: {
          Base_ProductClassification: [
            { ProductClassification_Id: 1, ClassificationName: '减速机', ClassificationCode: 'CP01' },
          ],
          ProcureOrder: [
            {
              ProcureOrder_Id: 1,
              ProcureOrderCode: 'CG1',
              Supplier_Id: 1,
              OrderDate: '2026-03-01',
              DeliveryDate: '2026-04-01',
              Currency: 'CNY',
              AuditStatus: 0,
            },
          ],
          ProcureOrderList: [
            {
              ProcureOrderList_Id: 1,
              ProcureOrder_Id: 1,
              Product_Id: 1,
              ProductName: '轴承钢',
              Qty: 1,
              UnitPrice: 1,
              TaxRate: 0,
            },
          ],
          Supplier: [{ Supplier_Id: 1, SupplierName: '苏州恒泰铸造', SupplierCode: 'G001' }],
        },
      },
    });
  });
  afterAll(() => app.close());

  const send = async (user: string, path: string, files: readonly Sent[]) => {
    const { type, body } = multipart(files);
    return app.fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${await app.token(user)}`, 'content-type': type },
      body: new Uint8Array(body),
    });
  };
  const uploaded = async (user: string, name: string, bytes: Uint8Array = png(), field = 'Picture') => {
    const { body } = await send(user, `${products}/Upload?field=${field}`, [{ name, bytes }]);
    expect(body.message).toBe('文件上传成功');
    return String(body.data) + name;
  };
  const bytesAt = async (user: string | undefined, path: string) => {
    const headers = user === undefined ? {} : { authorization: `Bearer ${await app.token(user)}` };
    const address = path.startsWith('/') ? path : `/${path.split('/').map(encodeURIComponent).join('/')}`;
    return createApp(app.context).fetch(new Request(`http://jig.test${address}`, { headers }));
  };
  const statusAt = async (user: string | undefined, path: string) => (await bytesAt(user, path)).status;
  let serial = 0;
  const addProduct = (user: string, more: object) =>
    app.post(user, `${products}/Add`, {
      mainData: {
        ProductName: `斜齿轮减速机 ${++serial}`,
        ProductCode: `P${serial}`,
        ProductClassification_Id: 1,
        Unit: 'PCS',
        ProductAttribute: 'selfControl',
        ...more,
      },
    });

  it('an upload answers the prefix its names stand behind, the id being the server’s #C11 #C12 #C13', async () => {
    for (const verb of ['ElUpload', 'Upload', 'elupload']) {
      const { body } = await send('planner', `${products}/${verb}`, [{ name: '正面.png', bytes: png() }]);
      expect([body.status, body.message]).toEqual([true, '文件上传成功']);
      expect(body.data).toMatch(/^Upload\/Tables\/Base_Product\/[0-9a-f-]{36}\/$/);
      expect(body.extra.files).toEqual([
        { name: '正面.png', path: `${body.data}正面.png`, size: png().length },
      ]);
    }
  });

  it('the bytes come back as they went, as an attachment that is not sniffed #C31', async () => {
    const sent = pdf('减速机总装图'.repeat(3000));
    const path = await uploaded('planner', '总装图 V2.pdf', sent, 'Drawings');
    const answer = await bytesAt('planner', path);
    expect(Buffer.from(await answer.arrayBuffer()).equals(sent)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(sent.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="____V2.pdf"; filename*=UTF-8''${encodeURIComponent('总装图 V2.pdf')}`,
    });
  });

  it('bytes are found by the id, whatever the last segment says', async () => {
    const path = await uploaded('planner', '侧面.png');
    const renamed = path.replace(/[^/]+$/, '别的名字.exe');
    expect(await statusAt('planner', renamed)).toBe(200);
    expect(await statusAt('planner', path.replace(/^Upload\/Tables/, 'upload/TABLES'))).toBe(200);
    const elsewhere = path.replace(/[0-9a-f-]{36}/, '../../../../etc');
    for (const wrong of [elsewhere, path.replace(/[0-9a-f]{8}-/, '00000000-')])
      expect(await statusAt('planner', wrong)).not.toBe(200);
  });

  it('several files of one upload are told apart by name, and two of one name are refused #C12', async () => {
    const two = [
      { name: '甲.png', bytes: png(2, 2) },
      { name: '乙.png', bytes: png(3, 3) },
    ];
    const { body } = await send('planner', `${products}/Upload?field=Picture`, two);
    for (const { name, bytes } of two) {
      const found = await bytesAt('planner', body.data + name);
      expect(Buffer.from(await found.arrayBuffer()).equals(bytes)).toBe(true);
    }
    const same = await send('planner', `${products}/Upload?field=Picture`, [two[0]!, two[0]!]);
    expect([same.body.code, same.body.message]).toEqual(['422', '同一次上传中文件名甲.png重复']);
  });

  it('a fresh upload is its uploader’s alone; a saved one is seen by whoever sees the record', async () => {
    const path = await uploaded('planner', '新品.png');
    expect([
      await statusAt('planner', path),
      await statusAt('admin', path),
      await statusAt(undefined, path),
    ]).toEqual([200, 404, 401]);
    const stolen = await addProduct('admin', { Picture: path });
    expect(stolen.body).toMatchObject({ status: false, code: '422' });
    expect(stolen.body.data.issues).toMatchObject([{ path: 'Picture', rule: 'upload.notYours' }]);
    const saved = await addProduct('planner', { Picture: path });
    expect(saved.body.data.data.Picture).toBe(path);
    expect([await statusAt('admin', path), await statusAt('sales', path)]).toEqual([200, 200]);
  });

  it('a path that is saved is the server’s own, however it was spelt', async () => {
    const path = await uploaded('planner', '机座.png');
    const spelt = `\\${path.replaceAll('/', '\\').replace(/[^\\]+$/, '"><script>.png')}`;
    const saved = await addProduct('planner', { Picture: spelt });
    expect(saved.body.data.data.Picture).toBe(path);
  });

  it('a record keeps files nobody has the bytes of, and takes no new ones of that kind', async () => {
    const made = (await addProduct('planner', {})).body.data.data;
    await app.context.db.query('update "Base_Product" set "Picture" = $1 where "Product_Id" = $2', [
      'old/system/a.png',
      made.Product_Id,
    ]);
    const change = (main: object) =>
      app.post('planner', `${products}/Update`, { mainData: { Product_Id: made.Product_Id, ...main } });
    expect((await change({ Picture: 'old/system/a.png', Weight: 3 })).body.status).toBe(true);
    const { body } = await change({ Picture: 'old/system/b.png' });
    expect([body.status, body.message]).toEqual([false, '文件b.png不存在、已过期或不是您上传的，请重新上传']);
  });

  it('what a picture field refuses is refused by the server too, with the words of the field', async () => {
    const refused = async (name: string, bytes: Uint8Array, field: string) =>
      (await send('planner', `${products}/Upload?field=${field}`, [{ name, bytes }])).body.message;
    expect(await refused('报价.pdf', pdf(), 'Picture')).toBe('选择的文件报价.pdf只能是图片格式');
    expect(await refused('大图.png', Buffer.concat([png(), Buffer.alloc(10 * 1024 * 1024)]), 'Picture')).toBe(
      '文件大小不能超过10M',
    );
    const six = Array.from({ length: 6 }, (_, at) => ({ name: `${at}.png`, bytes: png() }));
    const many = await send('planner', `${products}/Upload?field=Picture`, six);
    expect(many.body.message).toBe('最多只能选择5张图片');
    const contract = await send('buyer', '/api/ProcureOrder/Upload?field=ContractFile', [
      { name: '合同.docx', bytes: zip([]) },
    ]);
    expect(contract.body.message).toBe('只能是pdf,jpg,jpeg,png格式');
    // Uploaded without the check of its field; the save still checks the file.
    const sly = await send('planner', `${products}/Upload`, [{ name: '报价.pdf', bytes: pdf() }]);
    const saved = await addProduct('planner', { Picture: `${sly.body.data}报价.png` });
    expect(saved.body.message).toBe('选择的文件报价.pdf只能是图片格式');
  });

  it('uploading needs the right to make or change records, of a detail those of its document', async () => {
    const file = [{ name: 'a.png', bytes: png() }];
    expect((await send('viewer', `${products}/Upload`, file)).body).toMatchObject({
      status: false,
      code: '403',
    });
    expect((await send('sales', '/api/Production_SalesOrderList/ElUpload', file)).body.status).toBe(true);
    expect((await send('sales', '/api/ProcureOrderList/ElUpload', file)).body.code).toBe('403');
    expect((await send('planner', '/api/NoSuch/Upload', file)).body.code).toBe('404');
    expect((await send('planner', `${products}/Upload?field=ProductName`, file)).body.message).toBe(
      '【产品定义】没有文件字段【ProductName】',
    );
    const { http } = await app.fetch(`${products}/Upload`, { method: 'POST', body: 'x' });
    expect(http).toBe(401);
  });

  it('right is asked on every call: a record of others, a field of a role, a deleted record #C31', async () => {
    const path = await uploaded('planner', '工艺卡.pdf', pdf(), 'Drawings');
    const made = (await addProduct('planner', { Drawings: path })).body.data.data;
    expect(await statusAt('sales', path)).toBe(200);
    const admin = (await app.context.rights.of(1))!.user;
    const own = (on: boolean) =>
      publish(
        app.context,
        { kind: 'design', name: 'Base_Product', patch: { table: { userPermissionDesc: on } } },
        admin,
      );
    await own(true);
    expect([await statusAt('sales', path), await statusAt('planner', path)]).toEqual([404, 200]);
    await own(false);
    expect(await statusAt('sales', path)).toBe(200);
    await app.post('admin', `${products}/Update`, {
      mainData: { Product_Id: made.Product_Id, Drawings: '' },
    });
    expect([await statusAt('sales', path), await statusAt('planner', path)]).toEqual([404, 404]);
  });

  it('a file of a detail row is seen by whoever sees its document, and goes with the row', async () => {
    const admin = (await app.context.rights.of(1))!.user;
    const fields = [{ field: 'Certificate', title: '材质证明', type: 'file', editRowNo: 9 }];
    const { ok } = await publish(
      app.context,
      { kind: 'extension', name: 'ProcureOrderList', patch: { fields } },
      admin,
    );
    expect(ok).toBe(true);
    const sent = await send('buyer', '/api/ProcureOrderList/ElUpload?field=Certificate', [
      { name: '材质证明.pdf', bytes: pdf() },
    ]);
    const path = `${sent.body.data}材质证明.pdf`;
    expect(await statusAt('director', path)).toBe(404);
    const save = (detail: object) =>
      app.post('buyer', '/api/ProcureOrder/Update', { mainData: { ProcureOrder_Id: 1 }, ...detail });
    const saved = await save({ detailData: [{ ProcureOrderList_Id: 1, Certificate: path }] });
    expect(saved.body).toMatchObject({ status: true, data: { list: [{ Certificate: path }] } });
    expect([await statusAt('director', path), await statusAt('sales', path)]).toEqual([200, 404]);
    const taken = await app.post('buyer', '/api/ProcureOrderList/Update', {
      mainData: { ProcureOrderList_Id: 1, Certificate: null },
    });
    expect([taken.body.status, await statusAt('buyer', path)]).toEqual([true, 404]);
  });

  it('pictures have an address of ten minutes for one file and one user; other files have none', async () => {
    const [picture, drawing] = [
      await uploaded('planner', '铭牌.png'),
      await uploaded('planner', '图纸.pdf', pdf(), 'Drawings'),
    ];
    const { body } = await app.post('planner', '/api/jig/pictures', {
      paths: [picture, drawing, 'no/such.png'],
    });
    expect(Object.keys(body.data)).toEqual([picture]);
    const url: string = body.data[picture];
    expect(url).not.toContain(await app.token('planner'));
    const shown = await bytesAt(undefined, url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    const other = await uploaded('planner', '底座.png');
    const id = /[0-9a-f-]{36}/;
    const forged = [
      url.replace(id, id.exec(other)![0]),
      url.replace(/u=\d+/, 'u=1'),
      url.replace(/e=\d+/, (e) => `${e}0`),
      url.replace(/s=.+/, 's='),
    ];
    for (const wrong of forged) expect(await statusAt(undefined, wrong)).toBe(401);
    expect((await app.post('sales', '/api/jig/pictures', { paths: [picture] })).body.data).toEqual({});
    app.pass(10 * 60_000 + 1);
    expect(await statusAt(undefined, url)).toBe(401);
  });

  it('uploads nobody saved are swept away after 24 hours, saved ones never', async () => {
    const [kept, lost] = [await uploaded('planner', '留.png'), await uploaded('planner', '弃.png')];
    await addProduct('planner', { Picture: kept });
    app.pass(23 * 60 * 60_000);
    await sweepFiles(app.context);
    expect(await statusAt('planner', lost)).toBe(200);
    app.pass(60 * 60_000 + 1000);
    expect(await sweepFiles(app.context)).toBeGreaterThan(0);
    expect([await statusAt('planner', kept), await statusAt('planner', lost)]).toEqual([200, 404]);
    expect(app.logged.map(({ fields }) => fields)).toContainEqual(expect.objectContaining({ path: lost }));
  });

  /** The context some days later, with all sessions kept. */
  const later = (days: number) => ({
    ...app.context,
    clock: new Clock('Asia/Shanghai', () => new Date(app.context.clock.millis() + days * 24 * 60 * 60_000)),
  });

  const idAt = async (path: string) =>
    String((await app.context.db.query('select "Id" from "jig_file" where "Path" = $1', [path])).rows[0]?.Id);

  it('a swept file comes back when the database knows it again, and goes for good after 30 days', async () => {
    const { db, fileStore } = app.context;
    const [back, gone] = [await uploaded('planner', '还原.png'), await uploaded('planner', '过期.png')];
    const { rows } = await db.query('select * from "jig_file" where "Path" = $1', [back]);
    const goneId = await idAt(gone);
    await sweepFiles(later(1.1));
    const row = { ...rows[0], CreatedAt: app.context.clock.now() };
    const names = Object.keys(row);
    await db.query(
      `insert into "jig_file" (${names.map((name) => `"${name}"`)}) values (${names.map((_, i) => `$${i + 1}`)})`,
      Object.values(row),
    );
    expect(await statusAt('planner', back)).toBe(200);
    await sweepFiles(later(32));
    expect(await fileStore.read(goneId)).toBeUndefined();
  });

  it('contents that the database does not know are never touched', async () => {
    const path = await uploaded('planner', '别库.png');
    const id = await idAt(path);
    await app.context.db.query('delete from "jig_file" where "Path" = $1', [path]);
    await sweepFiles(later(60));
    expect(await app.context.fileStore.read(id)).toBeDefined();
  });

  it('files are read by another process with a directory of its own, on PostgreSQL', async () => {
    if (kind !== 'postgres') return;
    const bytes = pdf('装配图'.repeat(200_000));
    const path = await uploaded('planner', '大图.pdf', bytes, 'Drawings');
    const { db, clock } = app.context;
    const other = new DatabaseFiles('/nowhere', db, clock.timeZone);
    const found = await other.read(await idAt(path));
    const read = Buffer.from(await new Response(found?.open()).arrayBuffer());
    expect([found?.size, read.equals(bytes)]).toEqual([bytes.length, true]);
  });

  it('a directory of files belongs to one database', async () => {
    const { db } = app.context;
    const directory = mkdtempSync(join(tmpdir(), 'jig-claim-'));
    const claim = (adopt = false) => claimFileStore({ db, store: new DirectoryFiles(directory), adopt });
    const marker = join(directory, 'database-id');
    try {
      expect(await claim()).toBeUndefined();
      expect(await claim()).toBeUndefined();
      mkdirSync(join(directory, 'ab'));
      writeFileSync(join(directory, 'ab', `ab${'0'.repeat(34)}.0`), 'x');
      writeFileSync(marker, 'of another database');
      expect(await claim()).toMatch(/DATA_DIR.*FILES_ADOPT=1/s);
      rmSync(marker);
      expect(await claim()).toMatch(/DATA_DIR/);
      expect(await claim(true)).toBeUndefined();
      expect(await claim()).toBeUndefined();
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
