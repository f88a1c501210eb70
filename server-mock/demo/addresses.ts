import type { Row } from '../../runtime/model/schema/Row.ts';
import { type DemoContext, mobileNumber, ownedBy, personName } from './DemoContext.ts';
import companies from './data/companies.json' with { type: 'json' };
import { Random } from './Random.ts';

/** Delivery places of a customer besides its office, in order. */
const places = ['总部仓库', '二号厂区', '城北中转仓'] as const;

/** Rows of CustomerAddress, with keys from 1: one to three per customer. */
export function demoAddresses(context: DemoContext, customers: readonly Row[]): Row[] {
  // A separate seed keeps the other rows of the company unchanged.
  const random = new Random(20260815);
  const rows: Row[] = [];
  for (const [index, customer] of customers.entries()) {
    const place = companies.places[(index * 7) % companies.places.length] ?? random.pick(companies.places);
    for (const name of places.slice(0, (index % places.length) + 1)) {
      rows.push({
        Address_Id: rows.length + 1,
        Customer_Id: customer.Customer_Id ?? null,
        AddressName: `${place.city}${name}`,
        Address:
          name === places[0]
            ? (customer.Address ?? null)
            : `${place.city}市${place.street}${random.whole(8, 988)}号${random.whole(1, 9)}号楼`,
        Linkman: personName(random),
        Phone: mobileNumber(random),
        ...ownedBy(context, 'sales', String(customer.CreateDate)),
      });
    }
  }
  return rows;
}
