import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { openFiles } from '../../renderers/fields/upload/openFiles.tsx';
import { FormFields } from '../../renderers/form/FormFields.tsx';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import type { FileSource } from '../../runtime/data/FileSource.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { FileEvent } from '../../runtime/Renderer.ts';
import { DocumentForms } from '../../runtime/store/form/DocumentForms.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { documentOf, press, show, tableOf, worldOf } from './harness.tsx';

const prefix = 'Upload/Tables/Order/7/';

/** A form with one file field over a stubbed file source. */
function draw(
  field: Partial<FieldSchema>,
  initial: Row = {},
  source: Partial<FileSource> = {},
  served = true,
) {
  const { app, said, confirm } = worldOf();
  const upload = vi.fn<FileSource['upload']>(
    source.upload ?? (async (_address, _file, name) => answered(prefix + name, '文件上传成功')),
  );
  const download = vi.fn<FileSource['download']>(source.download ?? (async () => answered(new Blob(['x']))));
  const pictures: FileSource['pictures'] =
    source.pictures ??
    (async (paths) => answered(Object.fromEntries(paths.map((path) => [path, `/${path}?s=signed`]))));
  Object.assign(app.data, { files: async () => ({ upload, download, pictures }) });
  const table = tableOf([{ field: 'F', title: '附件', type: 'file', editRowNo: 1, ...field }]);
  const form = new FormStore(table, {
    action: 'Edit',
    initial,
    ...(served ? { doc: documentOf(table) } : {}),
  });
  const drawn = show(app, <FormFields form={form} />);
  const input = drawn.container.querySelector<HTMLInputElement>('input[type="file"]');
  return { ...drawn, app, form, said, confirm, upload, download, input: input as HTMLInputElement };
}

const fileOf = (name: string, size = 3, type = ''): File => new File(['x'.repeat(size)], name, { type });

async function choose(input: HTMLInputElement, ...files: readonly File[]): Promise<void> {
  await act(async () => {
    fireEvent.change(input, { target: { files } });
  });
}

const names = (): readonly string[] =>
  [...document.querySelectorAll('.jig-upload-files .jig-upload-name')].map((each) => each.textContent ?? '');

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);

describe('the upload widget', () => {
  it('uploads what is chosen at once and adds its path to the value #F37 #S19', async () => {
    const { input, form, said, upload } = draw({ maxFile: 3 }, { F: 'Upload/old.pdf' });
    await choose(input, fileOf('报价单.pdf'));
    expect(upload.mock.calls[0]?.slice(0, 3)).toMatchObject([
      '/api/Order/Upload?field=F',
      expect.any(File),
      '报价单.pdf',
    ]);
    expect(form.cell('F').value).toBe(`Upload/old.pdf,${prefix}报价单.pdf`);
    expect(said.success).toEqual(['文件上传成功']);
    expect(document.querySelector('.jig-upload')?.getAttribute('data-phase')).toBe('uploaded');
  });

  it('with autoUpload off waits for the button, whose text changes while it sends #M15 #S18 #S19', async () => {
    let answer: (value: Answer<string>) => void = () => undefined;
    const waiting = new Promise<Answer<string>>((resolve) => {
      answer = resolve;
    });
    const { input, form, said, upload } = draw(
      { autoUpload: false },
      {},
      {
        upload: (_address, _file, _name, { onProgress }) => {
          onProgress(0.42);
          return waiting;
        },
      },
    );
    const phase = (): string | null | undefined =>
      document.querySelector('.jig-upload')?.getAttribute('data-phase');
    expect(phase()).toBe('idle');
    await press('上传');
    expect(said.error).toEqual(['请选择文件']);
    await choose(input, fileOf('合同.pdf'));
    expect([phase(), upload.mock.calls.length]).toEqual(['chosen', 0]);
    await press('合同.pdf');
    expect(said.error.at(-1)).toBe('请先上传文件');
    await press('上传');
    expect(phase()).toBe('uploading');
    expect(screen.getByText('上传中 42%').closest('button')?.disabled).toBe(true);
    await act(async () => answer(answered(`${prefix}合同.pdf`)));
    expect([phase(), form.cell('F').value]).toEqual(['uploaded', `${prefix}合同.pdf`]);
  });

  it('a failed upload gives the button back, keeps the file and says why #S21', async () => {
    const { input, form, said } = draw(
      {},
      {},
      { upload: async () => failed('422', '文件a.pdf的内容不是pdf格式') },
    );
    await choose(input, fileOf('a.pdf'));
    expect(said.error).toEqual(['文件a.pdf的内容不是pdf格式']);
    expect([names(), form.cell('F').value]).toEqual([['a.pdf'], null]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '上传' }).disabled).toBe(false);
  });

  it('an upload can be cancelled', async () => {
    const { input, said } = draw(
      {},
      {},
      {
        upload: (_address, _file, _name, { signal }) =>
          new Promise((resolve) =>
            signal.addEventListener('abort', () => resolve(failed('network', '网络'))),
          ),
      },
    );
    await choose(input, fileOf('大图纸.dwg'));
    await press('取消上传');
    expect(said.error).toEqual([]);
    expect(screen.getByRole('button', { name: '上传' })).toBeTruthy();
  });

  it('a save waits for an upload under way', async () => {
    let answer: (value: Answer<string>) => void = () => undefined;
    const { input, form } = draw({}, {}, { upload: () => new Promise((resolve) => (answer = resolve)) });
    await choose(input, fileOf('a.pdf'));
    let settled = false;
    const wait = form.settled().then(() => {
      settled = true;
    });
    await act(async () => undefined);
    expect(settled).toBe(false);
    await act(async () => answer(answered(`${prefix}a.pdf`)));
    await wait;
    expect(form.cell('F').value).toBe(`${prefix}a.pdf`);
  });

  it('a save is refused while a chosen file is not uploaded, and goes on once it is or is dropped', async () => {
    const { app } = worldOf();
    const upload: FileSource['upload'] = async (_address, _file, name) => answered(prefix + name);
    Object.assign(app.data, { files: async () => ({ upload }) });
    const table = tableOf([
      { field: 'F', title: '附件', type: 'file', editRowNo: 1, autoUpload: false },
      { field: 'N', title: '名称', type: 'text', editRowNo: 2 },
    ]);
    const forms = new DocumentForms(app, documentOf(table), { main: {}, details: {} }, 'Add');
    const { container } = show(app, <FormFields form={forms.main} />);
    const input = container.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
    await choose(input, fileOf('合同.pdf'));
    let found: readonly { readonly path: string; readonly rule: string }[] = [];
    act(() => {
      found = forms.check();
    });
    expect(found).toMatchObject([{ path: 'F', rule: 'form.uploadFirst' }]);
    expect(screen.getByText('请先上传文件')).toBeTruthy();
    await press('上传');
    expect([forms.check(), screen.queryByText('请先上传文件')]).toEqual([[], null]);
    await press('删除合同.pdf');
    await choose(input, fileOf('图纸.pdf'));
    await press('删除图纸.pdf');
    expect(forms.check()).toEqual([]);
  });

  it.each([
    ['a type', { type: 'img' }, [fileOf('说明.txt')], '选择的文件说明.txt只能是图片格式'],
    ['a workbook’s type', { type: 'excel' }, [fileOf('表.docx')], '只能是excel文件'],
    ['the types of the field', { fileTypes: ['pdf', 'jpg'] }, [fileOf('a.zip')], '只能是pdf,jpg格式'],
    ['a size', { maxSize: 0.001 }, [fileOf('a.pdf', 2000)], '文件大小不能超过0.001M'],
    [
      'a count',
      { multiple: true },
      Array.from({ length: 6 }, (_, at) => fileOf(`${at}.pdf`)),
      '最多只能选择5个文件',
    ],
    ['a count of pictures', { type: 'img' }, [fileOf('a.png'), fileOf('b.png')], '最多只能选择1张图片'],
  ] as const)(
    '%s that is wrong is refused in its words and nothing is sent #V40',
    async (_name, field, files, message) => {
      const { input, said, upload } = draw(field);
      await choose(input, ...files);
      expect([said.error, upload.mock.calls.length]).toEqual([[message], 0]);
    },
  );

  it('says when no address is configured #M15', async () => {
    const { input, said } = draw({}, {}, {}, false);
    await choose(input, fileOf('a.pdf'));
    expect(said.error).toEqual(['没有配置上传地址']);
  });

  it('sends to the address of the schema #E07', async () => {
    const { input, upload } = draw({ url: 'api/Base_Product/Upload' });
    await choose(input, fileOf('a.pdf'));
    expect(upload.mock.calls[0]?.[0]).toBe('/api/Base_Product/Upload');
  });

  it('duplicate names get a number before them #V45', async () => {
    const { input, form } = draw({ maxFile: 5 }, { F: 'Upload/1/图.pdf' });
    await choose(input, fileOf('图.pdf'), fileOf('图.pdf'));
    expect(form.cell('F').value).toBe(`Upload/1/图.pdf,${prefix}1_图.pdf,${prefix}2_图.pdf`);
  });

  it('a file without a name is called so #M16', async () => {
    const { upload, input } = draw({});
    await choose(input, fileOf(''));
    expect(upload.mock.calls[0]?.[2]).toBe('未定义文件名');
    draw({}, { F: 'Upload/1/' });
    expect(screen.getAllByText('未定义文件名').length).toBeGreaterThan(0);
  });

  it('says how large a file may be #U03', () => {
    draw({});
    expect(screen.getByText(/文件大小不能超过50M/)).toBeTruthy();
    draw({ field: 'G', title: '图纸', maxSize: 8, desc: '只收签字版' });
    expect(screen.getByText(/文件大小不能超过8M.*只收签字版/)).toBeTruthy();
  });
});

describe('files of a value', () => {
  it('are a list whose click downloads #U02', async () => {
    const { download } = draw({ multiple: true }, { F: 'Upload/1/合同.pdf,Upload\\2\\图纸.dwg' });
    expect(names()).toEqual(['合同.pdf', '图纸.dwg']);
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press('图纸.dwg');
    expect(download).toHaveBeenCalledWith('Upload/2/图纸.dwg');
    expect(saved).toHaveBeenCalledOnce();
    saved.mockRestore();
  });

  it('a download that fails says so #M09', async () => {
    const { said } = draw(
      {},
      { F: 'Upload/1/合同.pdf' },
      { download: async () => failed('404', '文件不存在') },
    );
    await press('合同.pdf');
    expect(said.error).toEqual(['下载文件出错了.文件不存在']);
  });

  it('downLoad off leaves the name alone #E07', () => {
    draw({ downLoad: false }, { F: 'Upload/1/合同.pdf' });
    expect(screen.queryByRole('button', { name: '合同.pdf' })).toBeNull();
    expect(screen.getByText('合同.pdf')).toBeTruthy();
  });

  it('are taken out by their button, and the focus stays in the field', async () => {
    const { form } = draw({ multiple: true }, { F: 'Upload/1/甲.pdf,Upload/2/乙.pdf' });
    await press('删除甲.pdf');
    expect(form.cell('F').value).toBe('Upload/2/乙.pdf');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '选择文件' }));
    await press('删除乙.pdf');
    expect(form.cell('F').value).toBeNull();
  });

  it('that only are chosen are dropped without a question #S20', async () => {
    const run = vi.fn(() => true as const);
    const { app, input, form } = draw({ autoUpload: false, removeBefore: 'asked' });
    app.renderers.add([{ slot: 'fileHook', type: 'asked', run }]);
    await choose(input, fileOf('a.pdf'));
    await press('删除a.pdf');
    expect([names(), run.mock.calls.length, form.cell('F').value]).toEqual([[], 0, null]);
  });

  it('read-only ones are shown without buttons, and none says so #F37', () => {
    draw({ readonly: true }, { F: 'Upload/1/甲.pdf' });
    expect(screen.getByRole('button', { name: '甲.pdf' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '选择文件' })).toBeNull();
    expect(screen.queryByRole('button', { name: '删除甲.pdf' })).toBeNull();
    draw({ field: 'G', title: '照片', type: 'img', readonly: true });
    expect(screen.getByText('暂无图片')).toBeTruthy();
  });

  it('pictures are thumbnails by signed addresses that open a preview #U01', async () => {
    draw({ type: 'img', multiple: true }, { F: 'Upload/1/正面.png,Upload/2/侧面.png' });
    await waitFor(() => expect(document.querySelectorAll('.jig-thumbnail img')).toHaveLength(2));
    expect(document.querySelector('.jig-thumbnail img')?.getAttribute('src')).toBe(
      '/Upload/1/正面.png?s=signed',
    );
    const opener = screen.getByRole('button', { name: '预览侧面.png' });
    opener.focus();
    fireEvent.click(opener);
    const preview = await screen.findByRole('dialog', { name: '图片预览' });
    expect(within(preview).getByRole('img', { name: '侧面.png' })).toBeTruthy();
    fireEvent.click(within(preview).getByRole('button', { name: '下一张' }));
    const picture = within(preview).getByRole('img', { name: '正面.png' });
    fireEvent.click(within(preview).getByRole('button', { name: '旋转' }));
    expect(picture.getAttribute('style')).toContain('rotate(90deg)');
    fireEvent.keyDown(preview, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });

  it('a screenshot is pasted and a file dropped', async () => {
    const { form, container } = draw({ type: 'img', multiple: true });
    const group = container.querySelector('.jig-upload') as HTMLElement;
    const transfer = (file: File) => ({ files: [file], types: ['Files'] });
    await act(async () => {
      fireEvent.paste(group, { clipboardData: transfer(fileOf('image.png')) });
    });
    await act(async () => {
      fireEvent.drop(group, { dataTransfer: transfer(fileOf('照片.jpg')) });
    });
    expect(form.cell('F').value).toBe(`${prefix}截图2024-05-06 070809.png,${prefix}照片.jpg`);
  });
});

describe('files pressed in a grid', () => {
  const pressed = async (field: Partial<FieldSchema>, value: string, at = 0) => {
    const drawn = draw(field);
    const table = tableOf([{ field: 'F', title: '附件', type: 'file', ...field }]);
    const found = table.byName.get('F');
    if (!found) throw new Error('no field');
    const closed = vi.fn();
    await act(() =>
      openFiles(drawn.app, { field: found, value, at }, (Shown) =>
        show(drawn.app, <Shown onClose={closed} />),
      ),
    );
    return { ...drawn, closed };
  };

  it('pictures open large, the pressed one first #G06', async () => {
    const { closed } = await pressed(
      { type: 'img', multiple: true },
      'Upload/1/正面.png,Upload/2/侧面.png',
      1,
    );
    const preview = await screen.findByRole('dialog', { name: '图片预览' });
    expect(await within(preview).findByRole('img', { name: '侧面.png' })).toBeTruthy();
    fireEvent.keyDown(preview, { key: 'Escape' });
    expect(closed).toHaveBeenCalled();
  });

  it('a single file is downloaded, several are listed and each can be #G06', async () => {
    const one = await pressed({}, 'Upload/1/合同.pdf');
    expect(one.download).toHaveBeenCalledWith('Upload/1/合同.pdf');
    expect(screen.queryByRole('dialog')).toBeNull();
    one.unmount();
    const two = await pressed({ type: 'attachment' }, 'Upload/1/合同.pdf,Upload/2/报价.xlsx');
    const dialog = screen.getByRole('dialog', { name: '附件' });
    await act(async () => {
      fireEvent.click(within(dialog).getByRole('button', { name: '报价.xlsx' }));
    });
    expect(two.download.mock.calls).toEqual([['Upload/2/报价.xlsx']]);
  });

  it('that may not be downloaded are not', async () => {
    const { download } = await pressed({ downLoad: false }, 'Upload/1/合同.pdf');
    expect(download).not.toHaveBeenCalled();
  });
});

describe('hooks of files', () => {
  const hooked = (field: Partial<FieldSchema>, initial: Row = {}) => {
    const drawn = draw(field, initial);
    const events: FileEvent['when'][] = [];
    drawn.app.renderers.add([
      { slot: 'fileHook', type: 'yes', run: ({ when }) => void events.push(when) },
      { slot: 'fileHook', type: 'no', run: ({ when }) => events.push(when) < 0 },
      { slot: 'fileHook', type: 'words', run: ({ files }) => `不收${files[0]?.name}` },
      {
        slot: 'fileHook',
        type: 'broken',
        run: () => {
          throw new Error('坏了');
        },
      },
    ]);
    return { ...drawn, events };
  };

  it('run before and after an upload, before a file is removed and when it is clicked #E23', async () => {
    const all = { uploadBefore: 'yes', uploadAfter: 'yes', removeBefore: 'yes', fileClick: 'yes' };
    const { input, events, download } = hooked({ ...all, maxFile: 2 }, { F: 'Upload/1/a.pdf' });
    await choose(input, fileOf('b.pdf'));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => undefined);
    await press('a.pdf');
    await press('删除a.pdf');
    expect(events).toEqual(['uploadBefore', 'uploadAfter', 'fileClick', 'removeBefore']);
    expect(download).toHaveBeenCalledOnce();
  });

  it('stop what would follow by false, by words, or by breaking #E23', async () => {
    const { input, upload, said } = hooked({ uploadBefore: 'words' });
    await choose(input, fileOf('b.pdf'));
    expect([upload.mock.calls.length, said.error]).toEqual([0, ['不收b.pdf']]);
    const stopped = hooked(
      { field: 'G', title: '图纸', removeBefore: 'no', fileClick: 'no' },
      { G: 'Upload/1/c.pdf' },
    );
    await press('c.pdf');
    await press('删除c.pdf');
    expect([stopped.download.mock.calls.length, stopped.form.cell('G').value]).toEqual([0, 'Upload/1/c.pdf']);
    const broken = hooked({ field: 'H', title: '照片', removeBefore: 'broken' }, { H: 'Upload/1/d.pdf' });
    await press('删除d.pdf');
    expect(broken.said.error).toEqual(['坏了']);
  });

  it('one that nobody registered stops too, and is named', async () => {
    const { input, upload, said } = draw({ uploadBefore: 'nobody' });
    await choose(input, fileOf('b.pdf'));
    expect([upload.mock.calls.length, said.error]).toEqual([0, ['没有注册“nobody”处理']]);
  });

  it('confirmRemove asks first #S20', async () => {
    const { form, confirm } = draw({ removeBefore: 'confirmRemove' }, { F: 'Upload/1/合同.pdf' });
    confirm.mockResolvedValueOnce(false);
    await press('删除合同.pdf');
    expect(form.cell('F').value).toBe('Upload/1/合同.pdf');
    expect(confirm).toHaveBeenCalledWith({ title: '提示', text: '确定要删除文件合同.pdf吗?' });
    await press('删除合同.pdf');
    expect(form.cell('F').value).toBeNull();
  });
});
