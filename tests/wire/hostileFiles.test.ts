import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PartReader } from '../../server-mock/files/PartReader.ts';
import { createApp } from '../../server-mock/process/app.ts';
import { type Serving, serve } from '../../server-mock/process/serve.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { jpeg, multipart, pdf, png, type Sent, xlsx, zip } from './fileBytes.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const megabyte = 1024 * 1024;
const svg = (inside: string): Buffer =>
  Buffer.from(`<?xml version="1.0"?><!-- 图 --><svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 0x90)]);
const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]);
/** A zip directory that claims the same bytes again and again: 300 entries of 3 MB in a few kilobytes. */
const bomb = xlsx(
  ...Array.from({ length: 300 }, (_, at) => ({ name: `xl/media/${at}.bin`, text: 'x', claimed: 3_000_000 })),
);

/** Uploads hostile files through the call of a browser. */
describe('hostile uploads', () => {
  let app: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await openTestApp(dailyKind);
    headers = { authorization: `Bearer ${await app.token('planner')}` };
  });
  afterAll(() => app.close());

  const send = (files: readonly Sent[], path = '/api/Base_Product/Upload?field=Drawings') => {
    const { type, body } = multipart(files);
    return app.fetch(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body: new Uint8Array(body),
    });
  };
  const raw = (body: string | Uint8Array, type = 'multipart/form-data; boundary=b') =>
    app.fetch('/api/Base_Product/Upload', {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body: body as BodyInit,
    });

  it.each([
    ['an empty file', '空.txt', Buffer.alloc(0), '文件空.txt是空文件'],
    ['one byte called a workbook', '一.xlsx', Buffer.from('x'), '文件一.xlsx的内容不是xlsx格式'],
    [
      'a page called a workbook',
      '表.xls',
      Buffer.from('<html><table></table></html>'),
      '文件表.xls的内容不是xls格式',
    ],
    ['a text called a workbook', '表.xlsx', Buffer.from('编号,名称\n1,甲'), '文件表.xlsx的内容不是xlsx格式'],
    ['a picture called a document', '合同.pdf', png(), '文件合同.pdf的内容不是pdf格式'],
    ['a program called a picture', '图.png', exe, '不能上传可执行或带脚本的文件图.png'],
    ['a program', '安装.exe', exe, '不能上传可执行或带脚本的文件安装.exe'],
    ['a batch file', '清理.BAT', Buffer.from('del *.*'), '不能上传可执行或带脚本的文件清理.BAT'],
    ['a page', '首页.html', Buffer.from('<p>x'), '不能上传可执行或带脚本的文件首页.html'],
    [
      'a zip called a workbook',
      '包.xlsx',
      zip([{ name: 'a.txt', text: 'a' }]),
      '文件包.xlsx的内容不是xlsx格式',
    ],
    [
      'a zip cut off',
      '断.zip',
      zip([{ name: 'a.txt', text: 'a' }]).subarray(0, 40),
      '文件断.zip的内容不是zip格式',
    ],
    ['a workbook that would burst', '炸.xlsx', bomb, '压缩文件炸.xlsx解压后过大或结构异常，不能上传'],
    [
      'an archive that leads outside',
      '外.zip',
      zip([{ name: '../../etc/passwd', text: 'x' }]),
      '压缩文件外.zip解压后过大或结构异常，不能上传',
    ],
    [
      'a drawing with a script',
      '图.svg',
      svg('<script>alert(1)</script>'),
      '图片图.svg含有脚本或外部内容，不能上传',
    ],
    [
      'a drawing with a handler',
      '图.svg',
      svg('<rect onload="alert(1)"/>'),
      '图片图.svg含有脚本或外部内容，不能上传',
    ],
    [
      'a drawing with a link',
      '图.svg',
      svg('<a href="&#106;avascript:x"/>'),
      '图片图.svg含有脚本或外部内容，不能上传',
    ],
    [
      'a drawing with entities',
      '图.svg',
      Buffer.from('<!DOCTYPE svg [<!ENTITY a "x">]><svg>&a;</svg>'),
      '图片图.svg含有脚本或外部内容，不能上传',
    ],
    [
      'a picture of 2 gigapixels',
      '大.png',
      png(1, 1, [50_000, 40_000]),
      '图片大.png的尺寸50000×40000过大（每边最多20000像素），请缩小后上传',
    ],
    [
      'a photo of 4 gigapixels behind a long EXIF part',
      '大.jpg',
      jpeg(65_000, 65_000),
      '图片大.jpg的尺寸65000×65000过大（每边最多20000像素），请缩小后上传',
    ],
    ['a picture without a size', '坏.gif', Buffer.from('GIF89a'), '图片坏.gif已损坏，请检查后重新选择'],
    [
      'a name of 201 characters',
      `${'长'.repeat(197)}.pdf`,
      pdf(),
      `文件名最多200个字符：${'长'.repeat(30)}…`,
    ],
  ])('%s is refused in words, at once #C13', async (_name, name, bytes, message) => {
    const started = performance.now();
    const { http, body } = await send([{ name, bytes }]);
    expect([http, body.status, body.code, body.message]).toEqual([200, false, '422', message]);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it.each([
    ['a workbook', '报表.xlsx', xlsx()],
    ['a workbook of the old kind', '报表.xls', ole],
    ['a picture as large as a camera takes it', '照片.jpg', jpeg(12_000, 9000)],
    ['a drawing that only draws', '标志.svg', svg('<a href="#b"><rect width="4"/></a>')],
    ['a text', '说明.txt', Buffer.from('第一行\n')],
    ['an archive', '资料.zip', zip([{ name: '图纸/a.dwg', text: 'x'.repeat(5000) }])],
    ['a kind nobody here knows', '零件.sldprt', ole],
  ])('%s is taken', async (_name, name, bytes) => {
    expect((await send([{ name, bytes }])).body).toMatchObject({ status: true, message: '文件上传成功' });
  });

  it.each([
    ['../../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\windows\\win.txt', 'win.txt'],
    ['C:\\fakepath\\图.txt', '图.txt'],
    ['甲,乙.txt', '甲，乙.txt'],
    ['a\u202etxt.txt', 'atxt.txt'],
    ['..', '未定义文件名'],
    ['', '未定义文件名'],
  ])('a file sent as %j is shown as %j and lies where no name leads', async (sent, shown) => {
    const { body } = await send([{ name: sent, bytes: Buffer.from('x') }]);
    expect(body.extra.files[0].name).toBe(shown);
    expect(body.extra.files[0].path).toBe(`${body.data}${shown}`);
  });

  it('an upload that is none is refused with what is missing', async () => {
    const refused = async (answer: ReturnType<typeof raw>) => {
      const { http, body } = await answer;
      return [http, body.message];
    };
    expect(await refused(raw('{}', 'application/json'))).toEqual([
      400,
      '请求不是文件上传（multipart/form-data）',
    ]);
    expect(await refused(raw('x', 'multipart/form-data'))).toEqual([
      400,
      '请求不是文件上传（multipart/form-data）',
    ]);
    for (const broken of [
      '',
      'x',
      '--b',
      '--b\r\n',
      '--b\r\nx',
      '--b\r\n\r\nx\r\n--b--',
      `--b\r\nA: ${'x'.repeat(20_000)}`,
    ])
      expect(await refused(raw(broken))).toEqual([400, '上传内容不完整或无法解析，请重新上传']);
    const cut = multipart([{ name: 'a.txt', bytes: Buffer.from('x') }]);
    expect(await refused(raw(new Uint8Array(cut.body.subarray(0, -20)), cut.type))).toEqual([
      400,
      '上传内容不完整或无法解析，请重新上传',
    ]);
    expect(await refused(raw('--b--\r\n'))).toEqual([200, '请选择文件']);
    const many = Array.from({ length: 21 }, (_, at) => ({ name: `${at}.txt`, bytes: Buffer.from('x') }));
    expect(await refused(send(many, '/api/Base_Product/Upload'))).toEqual([413, '一次最多上传20个文件']);
  });

  it('nothing refused stays on the disk', () => {
    // The store is private, so its directory is found through its members.
    const directory = (app.context.fileStore as unknown as { directory: string }).directory;
    expect(readdirSync(join(directory, 'incoming'))).toEqual([]);
  });

  it('of a body on its way never more than a chunk is held', async () => {
    let given = 0;
    const stream = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const head = 'Content-Disposition: form-data; name="f"; filename="大.bin"';
          if (given === 0) controller.enqueue(Buffer.from(`--b\r\n${head}\r\n\r\n`));
          else if (given > 100) {
            controller.enqueue(Buffer.from('\r\n--b--'));
            controller.close();
          } else controller.enqueue(Buffer.alloc(10_000, 1));
          given++;
        },
      },
      { highWaterMark: 0 },
    );
    const fault = (): Error => new Error('not expected');
    const reader = new PartReader(stream, 'b', { bytes: 2 * megabyte, tooLarge: fault, broken: fault });
    expect(await reader.next()).toBe(true);
    await reader.head(1000);
    let taken = 0;
    for await (const bytes of reader.bytes()) {
      taken += bytes.byteLength;
      expect(given * 10_000 - taken).toBeLessThan(40_000);
    }
    expect([taken, await reader.next()]).toEqual([1_000_000, false]);
  });

  describe('on a port', () => {
    let serving: Serving;
    beforeAll(async () => {
      serving = await serve(createApp(app.context), { host: '127.0.0.1', port: 0, basePath: '' });
    });
    afterAll(() => serving.close(0));

    /** Sends a file of this size in pieces, as a browser does. */
    const post = async (size: number) => {
      async function* body() {
        yield Buffer.from('--b\r\nContent-Disposition: form-data; name="f"; filename="大.bin"\r\n\r\n');
        for (let sent = 0; sent < size; sent += megabyte) yield Buffer.alloc(megabyte, 1);
        yield Buffer.from('\r\n--b--\r\n');
      }
      const init = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
        body: Readable.toWeb(Readable.from(body())),
        duplex: 'half',
      };
      return fetch(
        `http://127.0.0.1:${serving.port}/api/Base_Product/Upload?field=Drawings`,
        init as unknown as RequestInit,
      );
    };

    it('a file above the field’s size hears why, although it was refused in the middle #N11', async () => {
      const { message } = (await (await post(60 * megabyte)).json()) as { message: string };
      expect(message).toBe('文件大小不能超过50M');
    });

    it('a body that says it is above 100 MB is refused before it is sent', async () => {
      const status = await new Promise((resolve, reject) => {
        const asked = request({
          port: serving.port,
          method: 'POST',
          path: '/api/Base_Product/Upload',
          headers: {
            ...headers,
            'content-type': 'multipart/form-data; boundary=b',
            'content-length': String(100 * megabyte + 1),
          },
        });
        asked.on('response', (answer) => resolve(answer.statusCode));
        asked.on('error', reject);
        asked.write('--b');
      });
      expect(status).toBe(413);
    });
  });
});
