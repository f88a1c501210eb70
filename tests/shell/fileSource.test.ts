import { afterEach, describe, expect, it, vi } from 'vitest';
import { Http } from '../../runtime/data/Http.ts';
import { httpDataSource } from '../../runtime/data/HttpDataSource.ts';
import { PictureUrls } from '../../runtime/store/upload/PictureUrls.ts';

/** XMLHttpRequest as far as uploads need it; answers what the test sets. */
class FakeRequest {
  static answer: { readonly status: number; readonly text: string } | 'lost' = { status: 200, text: '' };
  static readonly sent: FakeRequest[] = [];
  readonly headers = new Map<string, string>();
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = (): void => undefined;
  onerror = (): void => undefined;
  onabort = (): void => undefined;
  status = 0;
  responseText = '';
  body: FormData | undefined;
  address = '';

  open(_method: string, address: string): void {
    this.address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name.toLowerCase(), value);
  }
  getResponseHeader(): null {
    return null;
  }
  abort(): void {
    this.onabort();
  }
  send(body: FormData): void {
    this.body = body;
    FakeRequest.sent.push(this);
    this.upload.onprogress?.({ loaded: 1, total: 4 });
    const { answer } = FakeRequest;
    if (answer === 'lost') this.onerror();
    else {
      this.status = answer.status;
      this.responseText = answer.text;
      this.onload();
    }
  }
}

const http = new Http({
  token: () => 'old',
  locale: () => 'zh',
  onToken: () => undefined,
  onUnauthorised: () => undefined,
  base: '/jig',
});

const upload = async (text: string | 'lost', status = 200) => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.answer = text === 'lost' ? 'lost' : { status, text };
  const shares: number[] = [];
  const files = await httpDataSource(http).files();
  const answer = await files.upload('/api/Order/Upload?field=F', new Blob(['x']), '图.png', {
    signal: new AbortController().signal,
    onProgress: (share) => shares.push(share),
  });
  return { answer, shares, request: FakeRequest.sent.at(-1) };
};

describe('files over HTTP', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('an upload sends one part called fileInput with the token, and puts the prefix before the name', async () => {
    const { answer, shares, request } = await upload(
      '{"status":true,"message":"文件上传成功","data":"Upload/Tables/Order/7/"}',
    );
    expect(answer).toEqual({ ok: true, data: 'Upload/Tables/Order/7/图.png', message: '文件上传成功' });
    expect([request?.address, request?.headers.get('authorization'), shares]).toEqual([
      '/jig/api/Order/Upload?field=F',
      'Bearer old',
      [0.25],
    ]);
    expect(request?.headers.has('content-type')).toBe(false);
    expect(request?.body?.get('fileInput')).toHaveProperty('name', '图.png');
  });

  it('a refused or lost upload has words', async () => {
    const refused = await upload('{"status":false,"code":"422","message":"文件大小不能超过50M","data":null}');
    expect(refused.answer).toMatchObject({ ok: false, failure: { message: '文件大小不能超过50M' } });
    const lost = await upload('lost');
    expect(lost.answer).toMatchObject({ ok: false, failure: { code: 'network' } });
    const proxy = await upload('<html>too large</html>', 413);
    expect(proxy.answer).toMatchObject({ ok: false, failure: { code: '413' } });
  });

  it('a download sends the authorization header and gives the bytes, or the words of the refusal #C01 #U02', async () => {
    const asked: (readonly [string, string | null])[] = [];
    const answers = [
      new Response('bytes'),
      Response.json({ status: false, code: 404, message: '文件不存在，或您没有权限查看' }, { status: 404 }),
    ];
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      asked.push([input, new Headers(init.headers).get('authorization')]);
      return answers.shift();
    });
    const files = await httpDataSource(http).files();
    const first = await files.download('Upload/Tables/Order/7/总 图.pdf');
    expect(first.ok && (await first.data.text())).toBe('bytes');
    expect(asked).toEqual([[`/jig/Upload/Tables/Order/7/${encodeURIComponent('总 图.pdf')}`, 'Bearer old']]);
    expect(await files.download('Upload/x')).toMatchObject({
      ok: false,
      failure: { message: '文件不存在，或您没有权限查看' },
    });
  });

  it('addresses of pictures are asked for together, remembered while they hold, and asked for again', async () => {
    const asked: (readonly string[])[] = [];
    const pictures = async (paths: readonly string[]) => {
      asked.push(paths);
      return { ok: true, data: { a: '/a?s=1' }, message: undefined } as const;
    };
    const urls = new PictureUrls({ files: async () => ({ pictures }) as never });
    urls.want(['a']);
    urls.want(['b']);
    await vi.waitFor(() => expect(urls.url('a')).toBe('/a?s=1'));
    expect([asked, urls.isMissing('b'), urls.isMissing('c')]).toEqual([[['a', 'b']], true, false]);
    urls.want(['a', 'b']);
    urls.forget('a');
    urls.want(['a']);
    await vi.waitFor(() => expect(asked).toEqual([['a', 'b'], ['a']]));
  });
});
