import type { Finding } from '../../runtime/model/fields/types/FieldType.ts';
import { displayName, longestFileName } from '../../runtime/model/schema/displayName.ts';
import type { Arrived } from '../contents/FileStore.ts';
import type { UserCall } from '../http/Call.ts';
import { bytesOf } from './content/Bytes.ts';
import { checkContent } from './content/checkContent.ts';
import type { FilePart } from './partsOf.ts';
import type { UploadTarget } from './uploadTarget.ts';

/** A received file that passed all checks. */
export interface Received {
  readonly name: string;
  readonly format: string;
  readonly arrived: Arrived;
}

/** Receives and checks one part: name and type before reading, size while reading, content after. */
export async function receiveFile(
  call: UserCall,
  part: FilePart,
  { field, most }: UploadTarget,
): Promise<{ readonly received: Received } | { readonly refused: Finding }> {
  const name = displayName(part.fileName) || call.say('form.unnamedFile');
  if ([...name].length > longestFileName)
    return {
      refused: { rule: 'upload.nameTooLong', params: { n: longestFileName, name: name.slice(0, 30) } },
    };
  const unfit = field?.kind.checkFile?.({ name, size: 0 }, field);
  if (unfit !== undefined) return { refused: unfit };
  const { fileStore } = call.context;
  const arrived = await fileStore.receive(part.bytes, most);
  if (arrived === undefined) return { refused: { rule: 'form.fileSize', params: { n: most / 1024 / 1024 } } };
  const handle = await fileStore.look(arrived);
  try {
    const allowed = new Set(field?.fileTypes?.map((type) => type.replace(/^\./, '').toLowerCase()));
    const checked = await checkContent(bytesOf(handle, arrived.size), name, allowed);
    if (!('refused' in checked)) return { received: { name, format: checked.format, arrived } };
    await fileStore.drop(arrived.name);
    return checked;
  } catch (error) {
    await fileStore.drop(arrived.name);
    throw error;
  } finally {
    await handle.close();
  }
}
