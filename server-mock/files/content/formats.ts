/** Allowed formats by file extension. `text`: any content without a NUL byte. */
export const formatsByExtension: Readonly<Record<string, readonly string[]>> = {
  png: ['png'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  gif: ['gif'],
  bmp: ['bmp'],
  webp: ['webp'],
  tif: ['tif'],
  tiff: ['tif'],
  pdf: ['pdf'],
  xlsx: ['xlsx'],
  xlsm: ['xlsx'],
  docx: ['docx'],
  docm: ['docx'],
  pptx: ['pptx'],
  pptm: ['pptx'],
  // Old binary formats of Microsoft and WPS, and the formats that WPS writes today under the same names.
  xls: ['cfb'],
  doc: ['cfb'],
  ppt: ['cfb'],
  et: ['cfb', 'xlsx'],
  wps: ['cfb', 'docx'],
  dps: ['cfb', 'pptx'],
  numbers: ['numbers'],
  zip: ['zip', 'xlsx', 'docx', 'pptx', 'numbers'],
  rar: ['rar'],
  '7z': ['7z'],
  mp4: ['mp4'],
  csv: ['text'],
  txt: ['text'],
  json: ['text'],
  xml: ['text', 'xml'],
  svg: ['svg'],
};

/** Executable formats, whatever the file name. */
export const runnableFormats: ReadonlySet<string> = new Set([
  'exe',
  'elf',
  'macho',
  'class',
  'dex',
  'wasm',
  'lnk',
  'swf',
]);

/** Extensions that run on a double click, or are pages with scripts. */
export const runnableExtensions: ReadonlySet<string> = new Set(
  'exe com bat cmd scr pif msi msp ps1 psm1 vbs vbe js jse mjs wsf wsh hta lnk reg jar dll cpl inf url scf chm html htm xhtml xht shtml mht mhtml'.split(
    ' ',
  ),
);

/** Extension of a file name in lower case; empty when it has none. */
export const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Content types of pictures that browsers display; everything else is download only. */
export const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
};
