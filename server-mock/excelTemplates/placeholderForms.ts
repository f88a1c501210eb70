import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Filler, PrintPlace } from '../../runtime/model/print/Filler.ts';
import type { FilledValue } from '../workbooks/filling/FilledValues.ts';
import type { TemplatePictures } from './TemplatePictures.ts';

/** A way to write a value, named behind a colon: `{价税合计:大写}`. */
export interface PlaceholderForm {
  /** In lower case. */
  readonly names: readonly string[];
  /** It is drawn over a cell of its own. */
  readonly isPicture: boolean;
  fits(field: ResolvedField | undefined): boolean;
  value(field: string, filler: Filler, place: PrintPlace, pictures: TemplatePictures): FilledValue;
}

const isField = (field: ResolvedField | undefined): boolean =>
  field !== undefined && field.kind.isPicture !== true;

const codeForm = (names: readonly string[], symbology: string): PlaceholderForm => ({
  ...{ names, isPicture: true, fits: isField },
  value: (field, filler, place, pictures) => pictures.code(symbology, filler.text({ field }, place)),
});

/** An amount of money in capital characters; blank in other currencies than the yuan. */
const words: PlaceholderForm = {
  names: ['大写', '人民币大写', 'words'],
  isPicture: false,
  fits: (field) => isField(field) && field?.kind.operators.includes('thanorequal') === true,
  value: (field, filler, place) => filler.text({ words: field }, place),
};

/** As lists show it, also where it stands alone. */
const text: PlaceholderForm = {
  names: ['文本', 'text'],
  isPicture: false,
  fits: isField,
  value: (field, filler, place) => filler.text({ field }, place),
};

/** The first picture of a field. */
export const pictureForm: PlaceholderForm = {
  names: ['图片', 'picture'],
  isPicture: true,
  fits: (field) => field?.kind.isPicture === true,
  value: (name, filler, place, pictures) => {
    const found = filler.field(name, place);
    return found === undefined ? null : pictures.first(found.field, found.value);
  },
};

export const placeholderForms: readonly PlaceholderForm[] = [
  words,
  text,
  codeForm(['二维码', 'qr'], 'qrcode'),
  codeForm(['条形码', '条码', 'barcode'], 'code128'),
  pictureForm,
];
