import type { Row } from '../../runtime/model/schema/Row.ts';
import { type DemoContext, ownedBy } from './DemoContext.ts';
import catalogue from './data/catalogue.json' with { type: 'json' };

interface Family {
  readonly code: string;
  readonly name: string;
  readonly groups?: readonly Family[];
  readonly unit?: string;
  readonly attribute?: string;
  readonly prefix?: string;
  readonly models?: readonly string[];
  readonly standards?: readonly string[];
  readonly price?: readonly number[];
  readonly weight?: readonly number[];
}

/** Warehouse of a product family, by the first two letters of its code. */
const warehouseOf: Readonly<Record<string, number>> = { CP: 3, BC: 2, YL: 1, BZ: 1, DQ: 4, FL: 5 };

/** Creates the classification tree and its products, with keys from 1, parents before children. */
export function demoProducts(context: DemoContext): { classifications: Row[]; products: Row[] } {
  const classifications: Row[] = [];
  const products: Row[] = [];
  const created = context.dates.past(-950, 30);

  const walk = (family: Family, parentId: number | null, orderNo: number): void => {
    const id = classifications.length + 1;
    classifications.push({
      ProductClassification_Id: id,
      ClassificationCode: family.code,
      ClassificationName: family.name,
      ParentId: parentId,
      OrderNo: orderNo,
      Remark: null,
      ...ownedBy(context, 'planner', created),
    });
    family.groups?.forEach((group, index) => {
      walk(group, id, index + 1);
    });
    productsOf(family, id);
  };

  const productsOf = (family: Family, classificationId: number): void => {
    const models = family.models ?? [];
    const standards = family.standards ?? [];
    const [cheapest = 1, dearest = 1] = family.price ?? [];
    const [lightest = 1, heaviest = 1] = family.weight ?? [];
    models.forEach((model, at) => {
      standards.forEach((standard, variant) => {
        const rise = (at + variant / standards.length) / models.length;
        const sale = cheapest + (dearest - cheapest) * rise;
        const digits = sale < 10 ? 4 : 2;
        const safe = context.random.whole(1, 20) * 10;
        const serial = at * standards.length + variant + 1;
        products.push({
          Product_Id: products.length + 1,
          ProductCode: `${family.code}-${String(serial).padStart(3, '0')}`,
          ProductName: `${family.prefix}${model}`,
          ProductClassification_Id: classificationId,
          ProductStandard: standard,
          Unit: family.unit ?? 'PCS',
          ProductAttribute: family.attribute ?? 'selfControl',
          SalePrice: Number(sale.toFixed(digits)),
          PurchasePrice: Number((sale * 0.72).toFixed(digits)),
          PriceCurrency: 'CNY',
          TaxRate: 13,
          MaxInventory: safe * 10,
          MinInventory: safe,
          SafeInventory: safe * 2,
          Warehouse_Id: warehouseOf[family.code.slice(0, 2)] ?? 1,
          Weight: Number((lightest + (heaviest - lightest) * rise).toFixed(3)),
          DrawingNo:
            family.attribute === 'outSourcing'
              ? null
              : `JN-${family.code}-${String(serial).padStart(3, '0')}`,
          Enable: 1,
          Remark: null,
          ...ownedBy(
            context,
            'planner',
            context.dates.past(-context.random.whole(400, 900), context.random.whole(0, 560)),
          ),
        });
      });
    });
  };

  (catalogue.families as readonly Family[]).forEach((family, index) => {
    walk(family, null, index + 1);
  });
  return { classifications, products };
}
