import { type RefObject, useMemo, useRef } from 'react';
import type ReactQuill from 'react-quill';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';

/** Default size limit of a picture in megabytes. */
const usualSize = 10;
const megabyte = 1024 * 1024;

/** Uploads pictures into a rich text. */
export interface PictureUpload {
  /** The hidden file input. */
  readonly input: RefObject<HTMLInputElement>;
  /** Opens the file chooser. */
  choose(): void;
  /** Uploads pictures in order and inserts them at the caret. Reports and skips refused ones. */
  take(files: readonly File[]): void;
}

/** Uploads pictures as files of the record. Its rights apply to them, and each is stored once. */
export function usePictureUpload(props: FieldProps, quill: RefObject<ReactQuill>): PictureUpload {
  const app = useApp();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(props);
  latest.current = props;
  return useMemo(() => {
    const put = async (file: File): Promise<void> => {
      const { schema, uploadUrl } = latest.current;
      const { notify, t, data } = app;
      const most = schema.maxSize ?? usualSize;
      if (uploadUrl === undefined) return notify.error(t('form.noUploadUrl'));
      if (file.size > most * megabyte) return notify.error(t('form.fileSize', { title: file.name, n: most }));
      const files = await data.files();
      const signal = new AbortController().signal;
      const sent = await files.upload(uploadUrl, file, file.name, { signal, onProgress: () => undefined });
      if (!sent.ok) return notify.error(sent.failure.message);
      const signed = await files.pictures([sent.data]);
      const address = signed.ok ? signed.data[sent.data] : undefined;
      if (address === undefined) return notify.error(t('richText.noPreview', { name: file.name }));
      const editor = quill.current?.getEditor();
      const at = editor?.getSelection(true).index ?? 0;
      editor?.insertEmbed(at, 'image', address, 'user');
      editor?.setSelection(at + 1, 0, 'silent');
    };
    return {
      input,
      choose: () => input.current?.click(),
      take(files) {
        const work = (async () => {
          for (const file of files) await put(file);
        })().catch(() => app.notify.error(app.t('shell.networkFailed')));
        latest.current.onPending?.(work);
      },
    };
  }, [app, quill]);
}
