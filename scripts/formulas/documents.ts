import { excelTools } from '../../expressions/service/excel/index.ts';
import { jsonataTools } from '../../expressions/service/jsonata/index.ts';
import { errorTable } from './errorTable.ts';
import { functionReference } from './functionReference.ts';
import { limitTable } from './limitTable.ts';

/** Path of the guide. Its tables are generated; the rest is written by hand. */
export const guide = 'docs/formulas.md';

const made =
  '由 `npm run -s formulas` 从函数表生成，请不要手工修改。写法见 [公式](../formulas.md)。每个例子都是测试。';

/** Every document generated from the function tables, by path. `guideText`: current text of the guide. */
export function documents(guideText: string): ReadonlyMap<string, string> {
  return new Map([
    [guide, withTables(guideText)],
    [
      'docs/functions/excel.md',
      functionReference('Excel 公式的函数 Functions of Excel formulas', made, excelTools),
    ],
    [
      'docs/functions/jsonata.md',
      functionReference('JSONata 的函数 Functions of JSONata', made, jsonataTools),
    ],
  ]);
}

const tables: Readonly<Record<string, () => string>> = {
  limits: limitTable,
  errors: () => errorTable(false),
  jsonata: () => errorTable(true),
};

/** Replaces the text between `<!-- made: NAME -->` and `<!-- end -->` with generated tables. */
function withTables(text: string): string {
  const end = '<!-- end -->';
  const [before = '', ...parts] = text.split('<!-- made: ');
  const made = parts.map((part) => {
    const [name = '', ...behind] = part.split(' -->\n');
    const at = part.indexOf(end);
    const make = behind.length > 0 && at >= 0 && Object.hasOwn(tables, name) ? tables[name] : undefined;
    return make === undefined ? part : `${name} -->\n\n${make()}\n\n${part.slice(at)}`;
  });
  return [before, ...made].join('<!-- made: ');
}
