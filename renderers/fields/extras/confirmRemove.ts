import type { Renderer } from '../../../runtime/Renderer.ts';

/** Remove-before hook: asks before an uploaded file is taken out of a field (contracts, certificates). */
export const confirmRemove: Renderer = {
  slot: 'fileHook',
  type: 'confirmRemove',
  run: ({ app, files }) =>
    app.notify.confirm({
      title: app.t('box.unsavedTitle'),
      text: app.t('upload.confirmRemove', { name: files.map(({ name }) => name).join(' ') }),
    }),
};
