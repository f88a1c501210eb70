import type { Row } from '../../runtime/model/schema/Row.ts';
import { type DemoContext, ownedBy } from './DemoContext.ts';

/** Product families by the start of their codes, each made of products of the families named. */
const levels: readonly (readonly [family: string, count: number, parts: readonly string[]])[] = [
  ['CP', 12, ['BC', 'BZ', 'BZ']],
  ['BC', 10, ['YL', 'FL']],
];

const side = (prefix: string, idField: string, product: Row): Row => ({
  [idField]: product.Product_Id ?? null,
  [`${prefix}ProductCode`]: product.ProductCode ?? null,
  [`${prefix}ProductName`]: product.ProductName ?? null,
  [`${prefix}ProductStandard`]: product.ProductStandard ?? null,
  [`${prefix}Unit`]: product.Unit ?? null,
});

/** What some products consist of, level by level: finished goods of half-finished ones, those of raw materials. */
export const demoMaterialDetails = (context: DemoContext, products: readonly Row[]): readonly Row[] => {
  const family = (code: string): readonly Row[] =>
    products.filter(({ ProductCode, Enable }) => String(ProductCode).startsWith(code) && Enable === 1);
  const created = context.dates.past(-300, 60);
  return levels
    .flatMap(([code, count, parts]) =>
      family(code)
        .slice(0, count)
        .flatMap((parent, index) =>
          parts.flatMap((part, at) => {
            const choices = family(part);
            const child = choices[(index + at * 5) % Math.max(1, choices.length)];
            return child === undefined ? [] : [{ parent, child, quantity: 1 + ((index + at * 3) % 4) }];
          }),
        ),
    )
    .map(({ parent, child, quantity }, index) => ({
      MaterialDetail_Id: index + 1,
      ...side('P', 'ParentProduct_Id', parent),
      ...side('C', 'ChildProduct_Id', child),
      QuantityPer: quantity,
      Structure: `${parent.ProductCode} ← ${child.ProductCode}`,
      Remark: null,
      ...ownedBy(context, 'planner', created),
    }));
};
