import type { FieldSchema } from '../../schema/FieldSchema.ts';
import { isObject, type JsonObject } from '../../schema/Json.ts';
import type { Cell } from '../../schema/Row.ts';
import { finding, nothing, refused } from '../columnTypes/finding.ts';
import type { Check, FieldType, FieldTypeOf, FileItem, Finding, Surface } from './FieldType.ts';
import { longestText } from './longestText.ts';
import { columnOf, isBlank, plain, stored } from './storage.ts';

const megabyte = 1024 * 1024;

/** Options of all file types. */
const fileOptions = {
  multiple: { type: 'boolean', description: '多个文件' },
  maxFile: { type: 'integer', minimum: 1, maximum: 1000, description: '最多文件数；多选默认 5，单选 1' },
  maxSize: {
    type: 'number',
    exclusiveMinimum: 0,
    maximum: 1_000_000,
    default: 50,
    description: '单个文件上限（M）',
  },
  fileTypes: { type: 'array', items: { type: 'string' }, description: '允许的扩展名' },
  autoUpload: { type: 'boolean', default: true, description: '选择后立即上传' },
  url: { type: 'string', description: '上传地址' },
  desc: { type: 'string', description: '说明' },
  uploadBefore: { type: 'string', description: '上传前运行的处理' },
  uploadAfter: { type: 'string', description: '上传后运行的处理' },
  removeBefore: { type: 'string', description: '删除文件前运行的处理' },
  fileClick: { type: 'string', description: '点击文件时运行的处理' },
  downLoad: { type: 'boolean', default: true, description: '允许下载' },
  maxlength: { type: 'integer', minimum: 1, maximum: longestText, description: '存储的最大字符数' },
} as const satisfies JsonObject;

interface Files {
  readonly name: string;
  readonly label: FieldType['label'];
  readonly missing: Finding;
  tooMany(n: number): Finding;
  /** Allowed extensions; undefined: any. */
  readonly extensions?: ReadonlySet<string>;
  wrongKind(name: string): Finding;
}

/** A file type with the checks that uploads and the server need. */
type FileKind = FieldTypeOf<typeof fileOptions> &
  Required<Pick<FieldType, 'files' | 'checkFile' | 'tooManyFiles' | 'accept'>>;

/** Files of a comma-joined text or a list of paths; backslashes become slashes. */
export function fileItems(value: Cell | undefined): readonly FileItem[] {
  if (value === null || value === undefined || value === '') return [];
  const paths = Array.isArray(value) ? value.map(pathOf) : plain(value).split(',');
  return paths
    .map((path) => path.trim().replaceAll('\\', '/'))
    .filter((path) => path !== '')
    .map((path) => ({ path, name: path.slice(path.lastIndexOf('/') + 1) }));
}

/** Maximum files of a field: maxFile, else 5 with `multiple`, else 1. */
export function maxFilesOf(field: FieldSchema): number {
  return field.maxFile ?? (field.multiple === true ? 5 : 1);
}

/** A field type whose value is paths of uploaded files. */
export function files(kind: Files): FileKind {
  const { extensions } = kind;

  function wrongType(name: string, field: FieldSchema): Finding | undefined {
    const dot = name.lastIndexOf('.');
    const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
    if (extensions !== undefined && !extensions.has(extension)) return kind.wrongKind(name);
    const allowed = field.fileTypes;
    if (allowed === undefined || allowed.length === 0) return undefined;
    return allowed.some((type) => type.replace(/^\./, '').toLowerCase() === extension)
      ? undefined
      : finding('form.fileTypes', { types: allowed.join(',') });
  }

  function check(field: FieldSchema, surface: Surface): Check {
    const absent = surface === 'form' ? kind.missing : finding('form.required');
    const most = maxFilesOf(field);
    const tooMany = kind.tooMany(most);
    const fits = columnOf(field, 'string').fits(field);
    return (value, required) => {
      if (isBlank(value)) return required ? absent : undefined;
      const items = fileItems(value);
      if (items.length > most) return tooMany;
      for (const { name } of items) {
        const wrong = wrongType(name, field);
        if (wrong !== undefined) return wrong;
      }
      return fits(joined(items));
    };
  }

  return {
    name: kind.name,
    label: kind.label,
    options: fileOptions,
    defaults: { maxlength: 4000, maxSize: 50, autoUpload: true, downLoad: true, sort: false },
    empty: '',
    ...stored('string'),
    parse(raw, field) {
      if (isBlank(raw as Cell)) return nothing;
      if (typeof raw !== 'string' && !Array.isArray(raw)) return refused('form.text');
      return columnOf(field, 'string').parse(joined(fileItems(raw as Cell)), field);
    },
    needsSource: false,
    isMultiple: (field) => maxFilesOf(field) > 1,
    isEmpty: isBlank,
    checks: (field, surface) => [check(field, surface)],
    operators: ['like', 'empty', 'notEmpty'],
    searchRange: false,
    format: (value) =>
      fileItems(value)
        .map((item) => item.name)
        .join(','),
    readonlyIsNeverRequired: true,
    files: fileItems,
    tooManyFiles: kind.tooMany,
    accept(field) {
      const types = field.fileTypes?.length ? field.fileTypes : [...(extensions ?? [])];
      return types.map((type) => `.${type.replace(/^\./, '')}`).join(',');
    },
    checkFile(file, field) {
      const most = field.maxSize ?? 50;
      return (
        wrongType(file.name, field) ??
        (file.size > most * megabyte ? finding('form.fileSize', { n: most }) : undefined)
      );
    },
  };
}

function joined(items: readonly FileItem[]): string {
  return items.map((item) => item.path).join(',');
}

/** A list on the wire holds paths or `{name, path}`. */
function pathOf(element: Cell): string {
  if (!isObject(element)) return plain(element);
  return plain((element as { readonly path?: Cell }).path);
}
