import type { App } from '../../host/AppContext.ts';
import { saveFile } from '../../host/saveFile.ts';
import type { FileItem } from '../../model/fields/types/FieldType.ts';

/** Saves a file of a value to the person's disk, or says why it could not be had. */
export async function downloadFile({ notify, t, data }: App, item: FileItem): Promise<void> {
  const files = await data.files().catch(() => undefined);
  const answer = await files?.download(item.path);
  if (answer?.ok) saveFile(answer.data, item.name);
  else notify.error(`${t('upload.downloadFailed')}${answer ? answer.failure.message : ''}`);
}
