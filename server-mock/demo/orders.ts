import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { compute } from '../../runtime/model/record/compute.ts';
import type { MutableRow, Row } from '../../runtime/model/schema/Row.ts';
import { type DemoContext, ownedBy } from './DemoContext.ts';
import companies from './data/companies.json' with { type: 'json' };

/** Describes one kind of order: numbers, partner and lines. */
export interface OrderKind {
  readonly table: DocumentTable;
  readonly count: number;
  readonly codeField: string;
  readonly codePrefix: string;
  readonly partners: readonly Row[];
  readonly partnerField: string;
  readonly addressField: string;
  readonly personField: string;
  readonly person: string;
  readonly products: readonly Row[];
  readonly priceField: string;
  readonly doneField: string;
  /** Possible line counts, weighted by repetition. */
  readonly lineCounts: readonly number[];
  readonly quantities: readonly [number, number];
  /** Orders that there are already: keys and codes go on after them. */
  readonly after?: { readonly orders: readonly Row[]; readonly lines: readonly Row[] };
}

interface OrderState {
  readonly audit: number;
  readonly closed: number;
}

/**
 * Orders spread evenly over the last year, numbered by day like the number rule does. Amounts and totals come from
 * the schema formulas, as a save would compute them.
 */
export function demoOrders(context: DemoContext, kind: OrderKind): { orders: Row[]; lines: Row[] } {
  const { random, dates } = context;
  const main = kind.table.main;
  const detail = kind.table.details[0];
  if (!detail) throw new Error(`${main.table} has no detail table`);
  const enabled = kind.partners.filter((partner) => partner.Enable === 1);
  const orders: Row[] = [];
  const lines: Row[] = [];
  const serials = new Map<string, number>();
  const { orders: earlier, lines: earlierLines } = kind.after ?? { orders: [], lines: [] };
  for (const { OrderDate } of earlier)
    serials.set(String(OrderDate), (serials.get(String(OrderDate)) ?? 0) + 1);

  for (let index = 0; index < kind.count; index++) {
    const id = earlier.length + index + 1;
    const age = Math.floor(((kind.count - 1 - index) / kind.count) * 365);
    const orderDate = dates.day(-age);
    const serial = (serials.get(orderDate) ?? 0) + 1;
    serials.set(orderDate, serial);
    const partner = random.pick(enabled);
    const drawn = stateOf(age, random.next());
    const state = settled(drawn, age, index);
    const deliveryDate = dates.day(-age + random.whole(7, 45));
    const created = dates.past(-age, Math.min(559, serial * 23 + random.whole(0, 20)));
    const header: MutableRow = {
      [main.key]: id,
      [kind.codeField]: `${kind.codePrefix}${orderDate.replaceAll('-', '')}${String(serial).padStart(4, '0')}`,
      [kind.partnerField]: partner[kind.partnerField] ?? null,
      OrderDate: orderDate,
      DeliveryDate: deliveryDate,
      [kind.personField]: context.userIds[kind.person] ?? 1,
      Currency: partner.Currency ?? 'CNY',
      ExchangeRate: { USD: 7.12, EUR: 7.83, JPY: 0.047 }[String(partner.Currency)] ?? 1,
      PaymentTerm: partner.PaymentTerm ?? null,
      Linkman: partner.Linkman ?? null,
      Phone: partner.Phone ?? null,
      [kind.addressField]: partner.Address ?? null,
      Remark: random.pick(companies.remarks) || null,
      AuditStatus: state.audit,
      Auditor: state.audit === 1 ? (context.userNames.manager ?? null) : null,
      AuditId: state.audit === 1 ? (context.userIds.manager ?? null) : null,
      AuditDate: state.audit === 1 ? dates.past(-Math.max(0, age - 1), 60 + (index % 300)) : null,
      IsColoseCase: state.closed,
      ...ownedBy(context, kind.person, created),
    };
    const chosen = new Set<Row>();
    const wanted = random.pick(kind.lineCounts);
    while (chosen.size < wanted) chosen.add(random.pick(kind.products));
    const rows = [...chosen].map((product) => {
      const cheap = Number(product[kind.priceField]) < 50;
      const qty = random.whole(...kind.quantities) * (cheap ? 20 : 1);
      const part = !drawn.closed && drawn.audit === 1 ? Math.floor(qty * random.next()) : 0;
      return {
        Product_Id: product.Product_Id ?? null,
        ProductCode: product.ProductCode ?? null,
        ProductName: product.ProductName ?? null,
        ProductStandard: product.ProductStandard ?? null,
        Unit: product.Unit ?? null,
        Qty: qty,
        UnitPrice: product[kind.priceField] ?? null,
        TaxRate: partner.Currency && partner.Currency !== 'CNY' ? 0 : 13,
        DeliveryDate: deliveryDate,
        [kind.doneField]: state.closed ? qty : part,
        Remark: null,
      };
    });
    const { document, issues } = compute(kind.table, {
      main: header,
      details: { [detail.table.table]: rows },
    });
    if (issues.length > 0) throw new Error(`demo order cannot be computed: ${JSON.stringify(issues[0])}`);
    orders.push(document.main);
    for (const row of document.details[detail.table.table] ?? []) {
      lines.push({
        [detail.table.key]: earlierLines.length + lines.length + 1,
        [detail.schema.foreignKey]: id,
        ...row,
        ...ownedBy(context, kind.person, created),
      });
    }
  }
  return { orders, lines };
}

/** Closes most orders that are due: a company that works delivers them. Draws nothing, so that no other row changes. */
const settled = (drawn: OrderState, age: number, index: number): OrderState =>
  drawn.audit === 1 && age > 24 && index % (age > 60 ? 6 : 4) !== 0 ? { audit: 1, closed: 1 } : drawn;

/** Old orders are approved and mostly closed, new ones still open, as in a real order book. */
function stateOf(age: number, chance: number): OrderState {
  if (age > 60) return { audit: 1, closed: chance < 0.92 ? 1 : 0 };
  if (age > 14) return { audit: 1, closed: chance < 0.3 ? 1 : 0 };
  if (age > 5) return { audit: chance < 0.7 ? 1 : 0, closed: 0 };
  return { audit: 0, closed: 0 };
}
