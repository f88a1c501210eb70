import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isObject, type Json } from '../../runtime/model/schema/Json.ts';
import { sheetEntries } from '../../server-mock/codegen/sheetEntries.ts';

/** The entries of a file: a list, one entry, `{tables: [...]}`, or a sheet. Throws an error that names the file. */
export const readEntries = async (name: string): Promise<readonly Json[]> => {
  try {
    const bytes = readFileSync(resolve(name));
    if (/\.(xlsx|csv)$/i.test(name)) return await sheetEntries(name, bytes);
    const read = JSON.parse(bytes.toString('utf8')) as Json;
    if (Array.isArray(read)) return read;
    return isObject(read) && Array.isArray(read.tables) ? read.tables : [read];
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
