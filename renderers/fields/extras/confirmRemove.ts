import type { Renderer } from '../../../runtime/Renderer.ts';

/** File hook that asks for confirmation before an uploaded file is removed (contracts, certificates). */
export const confirmRemove: Renderer = {
  slot: 'fileHook',
  type: 'confirmRemove',
  run: ({ app, files }) =>
    app.notify.confirm({
      title: app.t('box.unsavedTitle'),
      text: app.t('upload.confirmRemove', { name: files.map(({ name }) => name).join(' ') }),
    }),
};
