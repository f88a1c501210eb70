import type { Row } from '../../runtime/model/schema/Row.ts';
import { type DemoContext, mobileNumber, ownedBy, personName } from './DemoContext.ts';
import companies from './data/companies.json' with { type: 'json' };

/** Rows of Supplier, with keys from 1. */
export function demoSuppliers(context: DemoContext, count: number): Row[] {
  const { random, dates } = context;
  return Array.from({ length: count }, (_, index) => {
    const place =
      companies.places[(index * 5 + 3) % companies.places.length] ?? random.pick(companies.places);
    const brand = companies.supplierBrands[index % companies.supplierBrands.length] ?? '';
    const trade =
      companies.supplierTrades[(index * 3 + Math.floor(index / 20)) % companies.supplierTrades.length];
    const [type, field, suffix, scope] = (trade ?? ['raw', '金属材料', '有限公司', 'steel']) as [
      string,
      string,
      string,
      string,
    ];
    return {
      Supplier_Id: index + 1,
      SupplierCode: `GYS${String(index + 1).padStart(4, '0')}`,
      SupplierName: `${place.city}${brand}${field}${suffix}`,
      SupplierType: type,
      Grade: random.pick(['A', 'B', 'B', 'C']),
      SupplyScope: scope,
      Linkman: personName(random),
      Phone: mobileNumber(random),
      Mail: `order${index + 1}@supply${String(index + 1).padStart(2, '0')}.example.com`,
      Region: place.region,
      Address: `${place.city}市${place.street}${random.whole(8, 988)}号`,
      TaxRate: type === 'service' ? 6 : 13,
      PaymentTerm: random.pick(['M30', 'M30', 'M60', 'M90', 'ACCEPT']),
      LeadDays: random.whole(3, 30),
      // From the number, not by chance: what is drawn after it stays as it is.
      BankName: `${companies.banks[index % companies.banks.length] ?? ''}${place.city}分行`,
      BankAccount: `6228${String(10_000_019 + index * 7_919).padStart(15, '0')}`,
      Enable: 1,
      Remark: null,
      ...ownedBy(context, 'buyer', dates.past(-random.whole(380, 900), random.whole(0, 560))),
    };
  });
}
