import type { App } from '../../host/AppContext.ts';
import { saveFile } from '../../host/saveFile.ts';
import type { FileItem } from '../../model/fields/types/FieldType.ts';

/** Downloads a file of a value, or shows why it failed. */
export async function downloadFile({ notify, t, data }: App, item: FileItem): Promise<void> {
  const files = await data.files().catch(() => undefined);
  const answer = await files?.download(item.path);
  if (answer?.ok) saveFile(answer.data, item.name);
  else notify.error(`${t('upload.downloadFailed')}${answer ? answer.failure.message : ''}`);
}
